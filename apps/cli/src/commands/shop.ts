import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newShop } from '@muro/shop';
import { ensureFolder, writeFailure, writeOutput } from '../files/write-file.ts';
import { wrongInput } from '../terminal/failure.ts';
import { terminal } from '../terminal/terminal.ts';

export interface ShopOptions {
  readonly json?: boolean;
}

/** Writes the folder of a new shop: a commented file and placeholder texts. Existing files are not changed. */
export async function initShop(folder: string, { json = false }: ShopOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  if (namesIn(folder).length > 0) throw wrongInput(folder, 'is not empty');
  const files = newShop();
  for (const [path, text] of files) {
    await ensureFolder(dirname(join(folder, path)));
    await writeOutput(join(folder, path), text);
  }
  printLine(
    `${folder}: ${files.size} files; change them, look with \`muro check ${folder}\`, then start the server with MURO_SHOP=${folder}`,
  );
  printResult({ folder, files: [...files.keys()] });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw writeFailure(folder, error) ?? error;
  }
}
