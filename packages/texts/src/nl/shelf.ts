import type { Like } from '../core.ts';
import type { shelf as source } from '../en/shelf.ts';

export const shelf: Like<typeof source> = {
  more: 'Meer',
  name: 'Naam',
  rename: 'Naam wijzigen',
  copy: 'Kopiëren',
  remove: 'Verwijderen',
  undo: 'Ongedaan maken',
  bringBack: 'Terugzetten',
  copyName: 'Kopie van {name}',
  removed: 'De collage is verwijderd.',
  broughtBack: 'De collage is teruggezet.',
  copied: 'De kopie staat bovenaan.',
  renamed: 'De naam is gewijzigd.',
  gone: 'Deze collage bestaat niet of niet meer.',
  nameWrong: 'Een naam heeft hoogstens 60 tekens, op één regel.',
  bin: 'Verwijderde collages',
  binHint: 'Ze blijven hier dertig dagen.',
  versions: 'Versies',
  versionsOf: 'Versies van {name}',
  versionsHint: 'Elke keer dat je opslaat, ontstaat er een versie. Een oudere versie opent als nieuwe collage; deze blijft zoals hij is.',
  newest: 'Nieuwste versie',
  version: 'Versie {n}',
  openAsNew: 'Als nieuwe collage openen',
  orderAgain: 'Opnieuw bestellen',
};
