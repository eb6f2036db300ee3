import type { Like } from '../core.ts';
import type { shelf as source } from '../en/shelf.ts';

export const shelf: Like<typeof source> = {
  more: 'Mehr',
  name: 'Name',
  rename: 'Umbenennen',
  copy: 'Kopieren',
  remove: 'Löschen',
  undo: 'Rückgängig',
  bringBack: 'Wiederherstellen',
  copyName: 'Kopie von {name}',
  removed: 'Die Collage wurde gelöscht.',
  broughtBack: 'Die Collage wurde wiederhergestellt.',
  copied: 'Die Kopie steht ganz oben.',
  renamed: 'Der Name wurde geändert.',
  gone: 'Diese Collage gibt es nicht oder nicht mehr.',
  nameWrong: 'Ein Name hat höchstens 60 Zeichen, in einer Zeile.',
  bin: 'Gelöschte Collagen',
  binHint: 'Sie bleiben dreißig Tage hier.',
  versions: 'Versionen',
  versionsOf: 'Versionen von {name}',
  versionsHint:
    'Bei jedem Speichern entsteht eine Version. Eine ältere Version wird als neue Collage geöffnet; diese hier bleibt, wie sie ist.',
  newest: 'Neueste Version',
  version: 'Version {n}',
  openAsNew: 'Als neue Collage öffnen',
  orderAgain: 'Noch einmal bestellen',
};
