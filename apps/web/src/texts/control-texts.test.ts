import { CONTROL_LABELS, GENERATORS, TEXT_CODES } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { catalogue as de } from './de/all.ts';
import { catalogue as en } from './en/all.ts';
import { catalogue as es } from './es/all.ts';
import { catalogue as fr } from './fr/all.ts';
import { catalogue as it_ } from './it/all.ts';
import { catalogue as nl } from './nl/all.ts';

const LANGUAGES = { nl, en, de, fr, it: it_, es };
const SIZE = { width: 100, height: 100 };

/** What a control may wear without a text: a layout's letter, or the split of its middle. */
const OWN_TEXT = /^([A-Z]|\dx\d)$/;

describe('texts of the knobs', () => {
  it('[CTRL-01] [CTRL-03] every label of every generator has its words in every language', () => {
    const context = { size: SIZE, material: '', siblings: [] } as const;
    const worn = GENERATORS.flatMap((generator) =>
      generator.controls(context, generator.defaults).flatMap(({ label, options }) => [label, ...options.map((one) => one.label)]),
    );
    const names = new Set([...CONTROL_LABELS, ...TEXT_CODES, ...worn.filter((label) => !OWN_TEXT.test(label))]);
    for (const [language, texts] of Object.entries(LANGUAGES)) {
      expect({ language, missing: [...names].filter((name) => !Object.hasOwn(texts, name)) }).toEqual({ language, missing: [] });
    }
  });
});
