import { expect, it } from 'vitest';
import { typographyFaults } from '../../../test-support/typography.ts';
import { QUOTES, TEXTS } from '../src/all.ts';
import { LOCALES } from '../src/locales.ts';
import type { Catalogue } from '../src/shared/core.ts';

/** Texts that the specification prescribes with other typography. */
const FIXED = new Set(['en commonRefusals.ERROR_FILE_TO_BIG', 'en save.saveErrorReason']);

it('every text follows the typographic rules of its language', () => {
  const sentences = LOCALES.flatMap((locale) => [
    ...Object.entries(TEXTS[locale]).flatMap(([area, catalogue]) =>
      Object.entries(catalogue as Catalogue).flatMap(([key, entry]) =>
        (typeof entry === 'string' ? [entry] : [entry.one, entry.other]).map((text) => ({ locale, key: `${area}.${key}`, text })),
      ),
    ),
    ...QUOTES[locale].map((text) => ({ locale, key: 'quotes', text })),
  ]);
  expect(sentences.length).toBeGreaterThan(6000);
  expect(typographyFaults(sentences, ({ locale, key }) => FIXED.has(`${locale} ${key}`))).toEqual([]);
});
