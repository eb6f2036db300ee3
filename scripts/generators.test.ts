import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GENERATORS } from '../packages/domain/src/index.ts';
import { generatorsText } from './generators.ts';

it('docs/configuration/generators.md is up to date (`npm run generators` writes it)', () => {
  const text = generatorsText();
  expect(readFileSync(new URL('../docs/configuration/generators.md', import.meta.url), 'utf8')).toBe(text);
  for (const { name, keys } of GENERATORS) {
    const section = text.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
    for (const key of keys) expect(section).toContain(`| \`${key}\` |`);
    expect(section).not.toContain('undefined');
  }
});
