import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { readCoverage } from '../src/text/letters/coverage.ts';
import { FONT_COVERAGE } from '../src/text/letters/font-coverage.ts';
import { FONT_WEIGHTS, type FontFolder, fontFileName } from '../src/text/letters/font-folders.ts';
import { unpackWoffSync } from '../src/text/unpack-woff.ts';
import { fontFile } from './load-shaper.ts';
import { writeCoverage } from './write-coverage.ts';

/** Parts that the table omits: another folder draws their letters better. */
const USED: Partial<Record<FontFolder, readonly string[]>> = {
  'noto-sans-arabic': ['arabic'],
  'noto-naskh-arabic': ['arabic'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-serif-hebrew': ['hebrew'],
  'noto-sans-symbols': ['symbols'],
  'noto-sans-symbols-2': ['symbols', 'math'],
};
const FOLDERS = Object.keys(FONT_WEIGHTS) as FontFolder[];
const resolvePackage = createRequire(new URL('../../press/package.json', import.meta.url)).resolve;
const TABLE = new URL('../src/text/letters/font-coverage.ts', import.meta.url);

/** Parts with signs; they have some letters, too, but no whole alphabets. */
const SIGNS = new Set(['math', 'symbols']);

/** Parts of a font package: plain letters, other letters, signs. The single emoji file that repeats its parts is omitted. */
function partsOf(folder: FontFolder): readonly string[] {
  const files = join(dirname(resolvePackage(`@fontsource/${folder}/metadata.json`)), 'files');
  const [weight] = FONT_WEIGHTS[folder];
  const names = readdirSync(files).flatMap((name) => new RegExp(`^${folder}-(.+)-${weight}-normal\\.woff$`).exec(name)?.[1] ?? []);
  const used = names.filter((part) => part !== 'emoji' && (USED[folder]?.includes(part) ?? true));
  const rank = (part: string) => (part === 'latin' ? 0 : SIGNS.has(part) ? 2 : 1);
  return used.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function coverageOf(file: string): string {
  const face = new harfbuzz.Face(new harfbuzz.Blob(unpackWoffSync(fontFile(file), inflateSync)));
  return writeCoverage([...face.collectUnicodes()].filter((codePoint) => codePoint > 0x20));
}

const held = Object.fromEntries(
  FOLDERS.map((folder) => {
    const parts = partsOf(folder).map((part) => [part, coverageOf(fontFileName(folder, part, FONT_WEIGHTS[folder][0]))]);
    return [folder, Object.fromEntries(parts)];
  }),
);

function writeTable(): void {
  const lines = Object.entries(held).map(([folder, parts]) => {
    const rows = Object.entries(parts).map(([part, coverage]) => `    ${quoted(part)}: '${coverage}',`);
    return `  ${quoted(folder)}: {\n${rows.join('\n')}\n  },`;
  });
  const head =
    "import type { FontFolder } from './font-folders.ts';\n\n/** What each file of the font packages draws, see `readCoverage`; the same in all weights. Written by `npm run golden`. */";
  const type = 'Readonly<Record<FontFolder, Readonly<Record<string, string>>>>';
  writeFileSync(fileURLToPath(TABLE), `${head}\nexport const FONT_COVERAGE: ${type} = {\n${lines.join('\n')}\n};\n`);
}

const quoted = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

describe('the table of the font files', () => {
  if (process.env.GOLDEN === 'write') writeTable();

  it.each(FOLDERS)('[TFIT-01] lists the characters in the files of %s', (folder) => {
    if (process.env.GOLDEN !== 'write') expect(FONT_COVERAGE[folder]).toEqual(held[folder]);
  });

  it.each(FOLDERS.filter((folder) => FONT_WEIGHTS[folder].length > 1))('[TFIT-01] every weight of %s draws the same', (folder) => {
    for (const weight of FONT_WEIGHTS[folder]) {
      for (const [part, coverage] of Object.entries(held[folder] ?? {})) {
        expect([weight, part, coverageOf(fontFileName(folder, part, weight))]).toEqual([weight, part, coverage]);
      }
    }
  });

  it('is read back as it was written', () => {
    const codePoints = [0x21, 0x41, 0x42, 0x43, 0x5d0, 0x1f468, 0x1f469];
    const coverage = readCoverage(writeCoverage(codePoints));
    for (let codePoint = 0; codePoint < 0x1f500; codePoint += 1) {
      if (coverage.has(codePoint) !== codePoints.includes(codePoint)) expect.unreachable(`${codePoint}`);
    }
    expect(readCoverage('').has(0x41)).toBe(false);
  });
});
