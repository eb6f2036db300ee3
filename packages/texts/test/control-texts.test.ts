import { CONTROL_LABELS, GENERATORS, TEXT_CODES } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { loadAppTexts } from '../src/load.ts';
import { LOCALES } from '../src/locales.ts';

const SIZE = { width: 100, height: 100 };

/** Labels without a translation: the letter of a layout, or the split of its middle. */
const OWN_TEXT = /^([A-Z]|\dx\d)$/;

describe('texts of the controls', () => {
  it('[CTRL-01] [CTRL-03] every label of every generator has a text in every language', async () => {
    const context = { size: SIZE, material: '', siblings: [] } as const;
    const usedLabels = GENERATORS.flatMap((generator) =>
      generator.controls(context, generator.defaults).flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
    );
    const names = new Set([...CONTROL_LABELS, ...TEXT_CODES, ...usedLabels.filter((label) => !OWN_TEXT.test(label))]);
    for (const language of LOCALES) {
      const texts = await loadAppTexts(language);
      expect({ language, missing: [...names].filter((name) => !Object.hasOwn(texts, name)) }).toEqual({ language, missing: [] });
    }
  });
});
