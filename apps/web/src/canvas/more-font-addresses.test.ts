import { ALL_FACES, createFontFallbacks } from '@muro/domain';
import { expect, it } from 'vitest';
import { MORE_FONT_ADDRESSES } from './more-font-addresses.ts';

it('[TFIT-01] knows the address of every file that a face may draw with, and of no other', () => {
  const fallbacks = createFontFallbacks();
  const files = ALL_FACES.flatMap((face) => fallbacks.familiesOf(face).flatMap((family) => family.files.map(({ file }) => file)));
  expect(Object.keys(MORE_FONT_ADDRESSES).sort()).toEqual([...new Set(files)].sort());
});
