import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APPS = join(import.meta.dirname, '../../..');
const coloursIn = (file: string) => [...readFileSync(join(APPS, file), 'utf8').matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour);
const palette = new Set(coloursIn('web/src/styles/tokens.css'));

it.each(['server/public/pages.css', 'server/src/mail/letters/html-letter.ts'])('%s has no colour beside those of the web app', (file) => {
  const colours = coloursIn(file);
  expect(colours.length).toBeGreaterThan(4);
  expect(colours.filter((colour) => !palette.has(colour))).toEqual([]);
});
