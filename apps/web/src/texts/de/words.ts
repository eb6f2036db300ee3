import type { Like } from '../core.ts';
import type { words as source } from '../en/words.ts';

export const words: Like<typeof source> = {
  wordsLeftOut: 'Nicht druckbar und daher weggelassen: {signs}',
  wordsCut: 'Das Ende passt nicht und wird nicht gedruckt.',
  wordsBroken: 'Ein Wort ist zu lang für seine Zeile und wird getrennt.',
  titleOff: 'Leer lassen',
  titleMissing: 'Kein Titel: hinzufügen',
  subtitleMissing: 'Kein Untertitel: hinzufügen',
  lostTitle: 'Der Titel „{words}“',
  lostSubtitle: 'Der Untertitel „{words}“',
  lostOnPhoto: 'Der Text „{words}“ auf Foto {number}',
  lostCut: '{place} passt nicht: Das Ende wird nicht gedruckt.',
  lostAll: '{place} hat keinen Platz und wird nicht gedruckt.',
  lostBroken: '{place} ist zu breit: Ein Wort wird getrennt.',
  lostSigns: '{place} hat Zeichen, die nicht druckbar sind: {signs}',
  lostMore: {
    one: 'Ein weiterer Text wird nicht so gedruckt, wie er geschrieben ist.',
    other: '{count} weitere Texte werden nicht so gedruckt, wie sie geschrieben sind.',
  },
  lostEdit: 'Text ändern',
};
