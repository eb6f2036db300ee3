import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { artFault, photoFault } from '@muro/press';
import { type CheckResult, checkFile, checkFolder, checkSale, type Fault, faultText, hasNoErrors, PRICE_FILE, SHOP_FILE } from '@muro/shop';
import { catalogueFolder } from '../files/paths.ts';
import { currentIo, setExitCode } from '../terminal/io.ts';
import { terminal } from '../terminal/terminal.ts';

export interface CheckOptions {
  readonly json?: boolean;
}

const TOOLS = { artFault, photoFault, sizes: 'all' } as const;

/** Prints the kind of each file or folder, and file, line and reason of each fault. */
export async function check(paths: readonly string[], { json = false }: CheckOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const isMailing = Boolean(process.env.SMTP_URL);
  const checked: CheckResult[] = [];
  for (const path of paths) {
    const result = isFolder(path) ? await checkFolder(path, TOOLS, isMailing) : await checkFile(path, artFault);
    checked.push(result);
    for (const fault of json ? [] : result.faults) printFault(fault);
    if (hasNoErrors(result)) printLine(`${result.file}: ${result.kind}, ${result.contents}`);
  }
  const together = saleFaults(paths);
  for (const fault of json ? [] : together) printFault(fault);
  const good = checked.filter(hasNoErrors);
  printResult({
    good: good.map(({ file, kind, contents }) => ({ file, kind, contents })),
    faults: [...checked.flatMap(({ faults }) => faults), ...together],
  });
  if (good.length < checked.length || together.some(({ level }) => level === 'error')) setExitCode(1);
}

/** Checks a shop together with its price list: those among the paths, and for a missing one the file that the server would use. */
function saleFaults(paths: readonly string[]): readonly Fault[] {
  const pathNamed = (name: string) =>
    paths.map((path) => (basename(path) === name ? path : join(path, name))).find((path) => existsSync(path));
  const [shop, prices] = [pathNamed(SHOP_FILE), pathNamed(PRICE_FILE)];
  if (shop === undefined && prices === undefined) return [];
  const ownShop = process.env.MURO_SHOP ? join(process.env.MURO_SHOP, SHOP_FILE) : null;
  const shopPath = shop ?? ownShop;
  return shopPath === null ? [] : checkSale(shopPath, prices ?? join(catalogueFolder(), PRICE_FILE)).faults;
}

function printFault(fault: Fault): void {
  currentIo().stderr.write(`muro: ${fault.level === 'warning' ? 'warning: ' : ''}${faultText(fault)}\n`);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
