import type { words as source } from '../en/words.ts';
import type { Like } from '../shared/core.ts';

export const words: Like<typeof source> = {
  wordsLeftOut: 'Caratteri tolti perché non si possono stampare: {signs}',
  wordsCut: 'La fine non ci sta e non verrà stampata.',
  wordsBroken: 'Una parola è troppo lunga per la riga e viene spezzata.',
  titleOff: 'Lascia vuoto',
  titleMissing: 'Nessun titolo: aggiungine uno',
  subtitleMissing: 'Nessun sottotitolo: aggiungine uno',
  lostTitle: 'Il titolo «{words}»',
  lostSubtitle: 'Il sottotitolo «{words}»',
  lostOnPhoto: 'Il testo «{words}» sulla foto {number}',
  lostCut: '{place} non ci sta per intero: la fine non verrà stampata.',
  lostAll: '{place} non ci sta e non verrà stampato.',
  lostBroken: '{place} è troppo largo: una parola viene spezzata.',
  lostSigns: '{place} contiene caratteri che non si possono stampare: {signs}',
  lostMore: {
    one: 'Un altro testo non verrà stampato com’è scritto.',
    other: 'Altri {count} testi non verranno stampati come sono scritti.',
  },
  lostEdit: 'Modifica il testo',
};
