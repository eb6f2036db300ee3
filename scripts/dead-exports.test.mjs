import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDeadExports } from './dead-exports.mjs';
import { readSources } from './imports.mjs';

const FILES = {
  'packages/shop/src/index.ts':
    "export { priced, type Price } from './price.ts';\nexport * from './all.ts';\nexport { onlyPassedOn } from './passed.ts';",
  'packages/shop/src/price.ts': 'export interface Price { cents: number }\nexport const priced = (price: Price) => price.cents;',
  'packages/shop/src/all.ts': 'export const throughStar = 1;\nexport const unusedThroughStar = 2;',
  'packages/shop/src/passed.ts': 'export function onlyPassedOn() {}',
  'packages/shop/src/own.ts': 'export const inOwnFile = [1];\nexport const table = { n: 1 };\nexport const all = [...inOwnFile];',
  'packages/shop/src/own.test.ts': "import { all, table } from './own.ts';\nexport const helper = [all, table];",
  'packages/shop/src/words.ts':
    '/** See `inComment`. */\nexport const inComment = 1;\nexport const asProperty = 2;\nconst x = { y: 1 };\nx.asProperty;\nexport type Unread = 1;',
  'apps/server/src/main.ts':
    "import { type Price, priced as cost } from '@muro/shop';\nimport {\n  throughStar,\n} from '@muro/shop';\nconst lazy = () => import('./lazy.ts');\ncost(throughStar as Price, lazy);",
  'apps/server/src/lazy.ts': 'export const lazily = 1;',
  'bench/measure.ts': "import { inComment } from '../packages/shop/src/words.ts';\nexport const measured = inComment;",
};

describe('dead exports', () => {
  let tree;
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'muro-exports-'));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('are reported: names used only in tests, benchmarks, comments or re-exports, including types', () => {
    const found = findDeadExports(readSources(tree)).map((line) => line.split(': ').slice(0, 2).join(' '));
    expect(found.sort()).toEqual([
      'packages/shop/src/all.ts unusedThroughStar',
      'packages/shop/src/own.ts all',
      'packages/shop/src/own.ts table',
      'packages/shop/src/passed.ts onlyPassedOn',
      'packages/shop/src/words.ts Unread',
      'packages/shop/src/words.ts asProperty',
      'packages/shop/src/words.ts inComment',
    ]);
  });
});
