import { checkBackup, formatCount, listBackups, readMigrations } from '@muro/shop';
import { sizeText } from '../backup/size-text.ts';
import { MIGRATIONS_FOLDER } from '../files/paths.ts';
import { wrongInput } from '../terminal/failure.ts';
import { terminal } from '../terminal/terminal.ts';

/** Checks all backups of a folder; shared content is checked once. */
export async function verifyBackups(
  folder: string,
  { deep = false, json = false }: { readonly deep?: boolean; readonly json?: boolean },
): Promise<boolean> {
  const { printLine, printResult, warn, progress } = terminal(json);
  const { complete, broken } = await listBackups(folder);
  if (complete.length === 0) throw wrongInput(folder, 'contains no backup');
  const checkedHashes = new Map<string, string>();
  const migrations = readMigrations(MIGRATIONS_FOLDER);
  const backups: object[] = [];
  let isSound = true;
  for (const name of complete) {
    const bar = progress(name);
    const { files, bytes, faults, missing } = await checkBackup(folder, name, {
      isDeep: deep,
      checkedHashes,
      migrations,
      show: bar.show,
    }).finally(bar.end);
    const state = faults.length === 0 ? 'can be restored' : formatCount(faults.length, 'fault');
    printLine(`${name}: ${formatCount(files, 'file')} of ${sizeText(bytes)}: ${state}`);
    for (const fault of faults) printLine(`  ${fault}`);
    if (missing.length > 0) warn(`${name}: the shop itself lacked ${formatCount(missing.length, 'file')} when it was made`);
    backups.push({ name, files, bytes, faults, missing });
    isSound &&= faults.length === 0;
  }
  if (broken.length > 0) warn(`${formatCount(broken.length, 'backup')} broke off: ${broken.join(', ')}`);
  printResult({ backups, broken });
  return isSound;
}
