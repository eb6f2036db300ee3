import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';
import { readSources } from './imports.mjs';
import { findLongFunctions } from './long-functions.mjs';

const lines = (count, line) => Array.from({ length: count }, () => line).join('\n');
/** A function of `count` lines that returns one literal. */
const table = (count) => `export const table = () => [\n${lines(count - 2, '  1,')}\n];`;

const FILES = {
  'packages/shop/src/fits.ts': table(50),
  'packages/shop/src/literal.ts': table(51),
  'packages/shop/src/comments.ts': `export function talk(): number {\n${lines(48, '  // why')}\n  return 1;\n}`,
  'apps/web/src/controls/Wide.tsx': `export function Wide() {\n  return (\n    <p>\n${lines(46, '      word')}\n    </p>\n  );\n}`,
  'packages/shop/src/literal.test.ts': table(90),
};

let tree;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'muro-long-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const found = (knownFunctions = {}) => findLongFunctions(readSources(tree), tree, knownFunctions).sort();

it('reports functions by their real lines: a literal, comments and markup count; tests are exempt', () => {
  expect(found()).toEqual([
    'apps/web/src/controls/Wide.tsx:1: Wide: 52 lines, at most 50 are allowed',
    'packages/shop/src/comments.ts:1: talk: 51 lines, at most 50 are allowed',
    'packages/shop/src/literal.ts:1: table: 51 lines, at most 50 are allowed',
  ]);
});

it('a listed function may not grow, and is removed from the list once it fits', () => {
  const knownFunctions = {
    'apps/web/src/controls/Wide.tsx Wide': 52,
    'packages/shop/src/comments.ts talk': 51,
    'packages/shop/src/fits.ts table': 60,
    'packages/shop/src/literal.ts table': 50,
  };
  expect(found(knownFunctions)).toEqual([
    'packages/shop/src/fits.ts table: fits again; remove it from the list in scripts/long-functions.mjs',
    'packages/shop/src/literal.ts:1: table: 51 lines, at most 50 are allowed',
  ]);
});

it('no function of the repository is too long', () => {
  expect(findLongFunctions(readSources(root), root)).toEqual([]);
});
