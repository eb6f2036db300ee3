import { type FormerFiles, STORE_KINDS, type StoreKind } from '@muro/api';
import { formatCount } from '@muro/shop';
import { sizeText } from '../backup/size-text.ts';
import { copyFiles } from '../blobs/copy-files.ts';
import { listFormerFiles } from '../blobs/list-former-files.ts';
import { type ShopServer, shopServer } from '../orders/shop-server.ts';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';
import { listText, terminal } from '../terminal/terminal.ts';

export interface CopyOptions {
  readonly from: string;
  readonly to: string;
  readonly dryRun?: boolean;
  readonly server?: string;
  readonly json?: boolean;
}

/** Copies all files of a running shop from one store to the other, and prints the counts before and after. */
export async function copyBlobs({ from, to, dryRun = false, server: address, json = false }: CopyOptions): Promise<void> {
  const [source, target] = [kindOf('--from', from), kindOf('--to', to)];
  if (source === target) throw wrongUsage(`--to: expected another store than ${source}`);
  const { printLine, printResult, warn, progress } = terminal(json);
  const server = shopServer(address);
  const before = await filesOf(server, source, target);
  const missing = before.filter(({ isThere }) => !isThere).map(({ name }) => name);
  printLine(
    `${source}: ${formatCount(before.length, 'file')}; ${target} has ${before.length - missing.length} of them, ${missing.length} to copy.`,
  );
  const counts = { from: source, to: target, files: before.length, wereThere: before.length - missing.length };
  if (dryRun) return printResult({ ...counts, toCopy: missing });
  const bar = progress('files');
  const { copied, copiedBytes, failed } = await copyFiles(server, missing, bar.show).finally(bar.end);
  const after = await filesOf(server, source, target);
  const lacking = after.filter(({ isThere }) => !isThere).map(({ name }) => name);
  printLine(`Copied ${formatCount(copied, 'file')}, ${sizeText(copiedBytes)}, each read again and compared by its hash.`);
  printLine(`${source}: ${formatCount(after.length, 'file')}; ${target} has ${after.length - lacking.length} of them.`);
  printResult({ ...counts, copied, copiedBytes, failed, filesAfter: after.length, lacking });
  for (const { name, reason } of failed) warn(`${name}: ${reason}`);
  if (lacking.length === 0 && failed.length === 0) return;
  const names = [...new Set([...failed.map(({ name }) => name), ...lacking])];
  throw wrongInput('', `${formatCount(names.length, 'file')} did not come to ${target}: ${listText(names)}`);
}

function kindOf(option: string, text: string): StoreKind {
  const kind = STORE_KINDS.find((storeKind) => storeKind === text);
  if (!kind) throw wrongUsage(`${option}: expected ${STORE_KINDS.join(' or ')} but received '${text}'`);
  return kind;
}

/** @throws {Failure} if the server is configured for other stores, or for only one */
async function filesOf(server: ShopServer, from: StoreKind, to: StoreKind): Promise<FormerFiles['files']> {
  const remaining = await listFormerFiles(server);
  if (!remaining) throw wrongInput('', 'the server has only one store configured; the S3_… settings name a bucket beside the data folder');
  if (remaining.from === from && remaining.to === to) return remaining.files;
  throw wrongInput(
    '',
    `the server keeps new files in ${remaining.to} and has ${remaining.from} beside it; set MURO_STORE=${to} to switch the direction`,
  );
}
