import { loadAppTexts } from '@muro/texts';
import { describe, expect, it } from 'vitest';
import { effectOptions } from './effect-options.ts';

const es = await loadAppTexts('es');

describe('the list of effects', () => {
  it('[FX-05] [FX-07] [FX-08] [FX-14] offers each effect with its name and its picture, none first', () => {
    const options = effectOptions({ '': 'blob:plain', grey: 'blob:grey' });
    expect(options.map(({ effectStr, name, preview }) => [effectStr, es[name], preview])).toEqual([
      ['', 'Sin efecto', 'blob:plain'],
      ['grey', 'Blanco y negro', 'blob:grey'],
      ['faded', 'Nostalgia', null],
      ['sepia', 'Sepia', null],
      ['sepia1', 'Sepia claro', null],
      ['sepia2', 'Sepia marrón', null],
      ['vintage', 'Vintage', null],
    ]);
  });
});
