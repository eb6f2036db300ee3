import { expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { textLetter } from './text-letter.ts';

const LETTER: Omit<Letter, 'locale'> = {
  subject: '',
  sender: 'Wand',
  blocks: [
    { kind: 'facts', facts: [{ label: 'Total', lines: ['5 €'] }] },
    { kind: 'way', text: 'Order', url: 'https://wand.example' },
  ],
  foot: [],
};

it('puts a no-break space before a colon only in French', () => {
  expect(textLetter({ ...LETTER, locale: 'de' })).toBe('Wand\n\nTotal: 5 €\n\nOrder:\nhttps://wand.example\n');
  expect(textLetter({ ...LETTER, locale: 'fr' })).toBe('Wand\n\nTotal\u00a0: 5 €\n\nOrder\u00a0:\nhttps://wand.example\n');
});
