import type { words as source } from '../en/words.ts';
import type { Like } from '../shared/core.ts';

export const words: Like<typeof source> = {
  wordsLeftOut: 'Caracteres que no se pueden imprimir y se han quitado: {signs}',
  wordsCut: 'El final no cabe y no se imprimirá.',
  wordsBroken: 'Una palabra es demasiado larga para su línea y se parte en dos.',
  titleOff: 'Dejar vacío',
  titleMissing: 'Sin título: añade uno',
  subtitleMissing: 'Sin subtítulo: añade uno',
  lostTitle: 'El título «{words}»',
  lostSubtitle: 'El subtítulo «{words}»',
  lostOnPhoto: 'El texto «{words}» de la foto {number}',
  lostCut: '{place} no cabe entero: el final no se imprimirá.',
  lostAll: '{place} no cabe y no se imprimirá.',
  lostBroken: '{place} es demasiado ancho: una palabra se parte en dos.',
  lostSigns: '{place} tiene caracteres que no se pueden imprimir: {signs}',
  lostMore: {
    one: 'Otro texto no se imprimirá tal como está escrito.',
    other: 'Otros {count} textos no se imprimirán tal como están escritos.',
  },
  lostEdit: 'Cambiar texto',
};
