import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWithBudgets, countByPackage, findUnclearWording, lowerBudgets, questionComments, standIns } from './plain-english.mjs';

const FILES = {
  'packages/shop/src/riddle.ts': [
    "// Where a letter goes.\n// What follows is the same comment.\nconst a = 'What is in a string is no comment';",
    '/** What a parcel weighs, g. */\nexport const b = 1; // Whether it is heavy.',
    '/**\n * How prices are rounded.\n */\nexport const letGoPrints = () => a;',
  ].join('\n'),
  'packages/shop/src/plain.ts': '/** Returns the price, cents. Whether VAT is included depends on the shop. */\nexport const price = 1;',
  'packages/shop/test/riddle.test.ts': "it('tells whoever asks', () => {});",
  'docs/keeping.md': '# Keeping\n\nWhat a shop keeps, and lets go of so many.\n',
  'README.md': 'Nobody is here for good.\n',
  'packages/shop/dist/built.js': '/** What was built. */',
};

describe('plain English', () => {
  let tree;
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'muro-english-'));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('finds question comments of sources and stand-in words of sources, tests and docs', () => {
    const places = findUnclearWording(tree).map(({ path, line, found }) => `${path}:${line}: ${found}`);
    expect(places.sort()).toEqual([
      'README.md:1: for good',
      'README.md:1: nobody',
      'docs/keeping.md:3: lets go',
      'docs/keeping.md:3: so many',
      'packages/shop/src/riddle.ts:1: Where a letter goes.',
      'packages/shop/src/riddle.ts:4: What a parcel weighs, g.',
      'packages/shop/src/riddle.ts:5: Whether it is heavy.',
      'packages/shop/src/riddle.ts:7: How prices are rounded.',
      'packages/shop/src/riddle.ts:9: let go',
      'packages/shop/test/riddle.test.ts:1: whoever',
    ]);
  });

  it('counts places per package', () => {
    expect(countByPackage(findUnclearWording(tree))).toEqual({
      '.': { questions: 0, standIns: 2 },
      docs: { questions: 0, standIns: 2 },
      'packages/shop': { questions: 4, standIns: 2 },
    });
  });

  it.each(['letGo', 'let-go', 'LET_GO', 'lets go', 'letting go', 'Nobody', 'isNobodyThere', 'orders of before', 'so-many'])(
    'reads a stand-in in %s',
    (text) => expect(standIns(text)).toHaveLength(1),
  );

  it.each(["const a = '/** What */';", '/** Returns the byte. */', '// However', '/** Whatever */'])('accepts %s', (text) =>
    expect(questionComments(text)).toEqual([]),
  );

  it('fails above a budget, notices a count below it, and never raises a budget', () => {
    const counts = { a: { questions: 2, standIns: 1 }, b: { questions: 0, standIns: 1 } };
    const budgets = { a: { questions: 1, standIns: 1 }, b: { questions: 3, standIns: 1 } };
    const { faults, notices } = compareWithBudgets(counts, budgets);
    expect(faults).toEqual([expect.stringContaining('a: 2 comments that open with a question word, budget 1')]);
    expect(notices).toEqual([expect.stringContaining('b: 0 comments that open with a question word, budget 3')]);
    expect(lowerBudgets(counts, budgets)).toEqual({ a: { questions: 1, standIns: 1 }, b: { questions: 0, standIns: 1 } });
  });

  it('gives a package without a budget a budget of zero', () => {
    expect(compareWithBudgets({ c: { questions: 0, standIns: 1 } }, {}).faults).toHaveLength(1);
  });
});
