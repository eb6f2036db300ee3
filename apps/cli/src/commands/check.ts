import { statSync } from 'node:fs';
import { artFault, photoFault } from '@muro/press';
import { type Checked, checkFile, checkFolder, faultText, isGood } from '@muro/shop';
import { terminal } from '../terminal.ts';

export interface CheckOptions {
  readonly json?: boolean;
}

const TOOLS = { artFault, photoFault, sizes: 'all' } as const;

/** Says of each file or folder what it is, and file, line and reason of everything in it that Muro cannot use. */
export async function check(paths: readonly string[], { json = false }: CheckOptions): Promise<void> {
  const { say, give } = terminal(json);
  const checked: Checked[] = [];
  for (const path of paths) {
    const one = isFolder(path) ? await checkFolder(path, TOOLS) : await checkFile(path, artFault);
    checked.push(one);
    for (const fault of json ? [] : one.faults)
      process.stderr.write(`muro: ${fault.level === 'warning' ? 'warning: ' : ''}${faultText(fault)}\n`);
    if (isGood(one)) say(`${one.file}: ${one.kind}, ${one.contents}`);
  }
  const good = checked.filter(isGood);
  give({ good: good.map(({ file, kind, contents }) => ({ file, kind, contents })), faults: checked.flatMap(({ faults }) => faults) });
  if (good.length < checked.length) process.exitCode = 1;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
