import type { words as source } from '../en/words.ts';
import type { Like } from '../shared/core.ts';

export const words: Like<typeof source> = {
  wordsLeftOut: 'Nicht druckbar und daher weggelassen: {signs}',
  wordsCut: 'Das Ende passt nicht und wird nicht gedruckt.',
  wordsBroken: 'Ein Wort ist zu lang für seine Zeile und wird umbrochen.',
  titleOff: 'Leer lassen',
  titleMissing: 'Titel hinzufügen',
  subtitleMissing: 'Untertitel hinzufügen',
  lostTitle: 'Der Titel „{words}“',
  lostSubtitle: 'Der Untertitel „{words}“',
  lostOnPhoto: 'Der Text „{words}“ auf Foto {number}',
  lostCut: '{place} passt nicht: Das Ende wird nicht gedruckt.',
  lostAll: '{place} passt nicht hinein und wird nicht gedruckt.',
  lostBroken: '{place} ist zu breit: Ein Wort wird umbrochen.',
  lostSigns: '{place} enthält Zeichen, die nicht gedruckt werden können: {signs}',
  lostMore: {
    one: 'Ein weiterer Text wird nicht so gedruckt, wie er geschrieben ist.',
    other: '{count} weitere Texte werden nicht so gedruckt, wie sie geschrieben sind.',
  },
  lostEdit: 'Text ändern',
};
