import type { words as source } from '../en/words.ts';
import type { Like } from '../shared/core.ts';

export const words: Like<typeof source> = {
  wordsLeftOut: 'Kan niet worden gedrukt en is weggelaten: {signs}',
  wordsCut: 'Het einde past niet en wordt niet gedrukt.',
  wordsBroken: 'Een woord is te lang voor zijn regel en wordt afgebroken.',
  titleOff: 'Leeg laten',
  titleMissing: 'Titel toevoegen',
  subtitleMissing: 'Ondertitel toevoegen',
  lostTitle: 'De titel ‘{words}’',
  lostSubtitle: 'De ondertitel ‘{words}’',
  lostOnPhoto: 'De tekst ‘{words}’ op foto {number}',
  lostCut: '{place} past niet: het einde wordt niet gedrukt.',
  lostAll: '{place} past niet en wordt niet gedrukt.',
  lostBroken: '{place} is te breed: een woord wordt afgebroken.',
  lostSigns: '{place} bevat tekens die niet kunnen worden gedrukt: {signs}',
  lostMore: {
    one: 'Nog één tekst wordt niet gedrukt zoals hij geschreven is.',
    other: 'Nog {count} teksten worden niet gedrukt zoals ze geschreven zijn.',
  },
  lostEdit: 'Tekst wijzigen',
};
