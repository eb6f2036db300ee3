import { expect, it } from 'vitest';
import { typographyFaults } from '../../../../test-support/typography.ts';
import type { Plural } from './core.ts';
import { catalogue as de } from './de/all.ts';
import { catalogue as en } from './en/all.ts';
import { catalogue as es } from './es/all.ts';
import { catalogue as fr } from './fr/all.ts';
import { catalogue as italian } from './it/all.ts';
import { catalogue as nl } from './nl/all.ts';

/** Texts that the specification writes otherwise. */
const FIXED = new Set(['en ERROR_FILE_TO_BIG', 'en saveErrorReason']);

it('every text keeps the rules of its language', () => {
  const sentences = Object.entries({ nl, en, de, fr, it: italian, es }).flatMap(([locale, catalogue]) =>
    Object.entries(catalogue as Readonly<Record<string, string | Plural>>).flatMap(([key, entry]) =>
      (typeof entry === 'string' ? [entry] : [entry.one, entry.other]).map((text) => ({ locale, key, text })),
    ),
  );
  expect(typographyFaults(sentences, ({ locale, key }) => FIXED.has(`${locale} ${key}`))).toEqual([]);
});
