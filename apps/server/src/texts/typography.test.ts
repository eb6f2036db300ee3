import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_LOCALES } from '@muro/api';
import { expect, it } from 'vitest';
import { type Sentence, typographyFaults } from '../../../../test-support/typography.ts';

/** Texts that the specification writes otherwise. */
const FIXED = new Set(['en errors.ERROR_TEXTS.ERROR_FILE_TO_BIG']);

/** Every sentence of a module's constants: the values of an object that has a key for each language. */
function sentencesBelow(value: unknown, key: string): readonly Sentence[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isText = API_LOCALES.every((locale) => locale in value);
  if (!isText) return entries.flatMap(([name, inner]) => sentencesBelow(inner, `${key}.${name}`));
  return entries.flatMap(([locale, said]) => [said].flat().flatMap((text) => (typeof text === 'string' ? [{ locale, key, text }] : [])));
}

it('every text keeps the rules of its language', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map(async (name) => [name, await import(join(import.meta.dirname, name))] as const));
  const sentences = modules.flatMap(([name, module]) => sentencesBelow({ ...module }, name.replace('.ts', '')));
  expect(sentences.length).toBeGreaterThan(1500);
  expect(typographyFaults(sentences, ({ locale, key }) => FIXED.has(`${locale} ${key}`))).toEqual([]);
});
