import type { Catalogue } from '../core.ts';

/** What a person can do with their collages, and what was done. */
export const shelf = {
  more: 'More',
  name: 'Name',
  rename: 'Rename',
  copy: 'Copy',
  remove: 'Delete',
  undo: 'Undo',
  bringBack: 'Restore',
  copyName: 'Copy of {name}',
  removed: 'The collage was deleted.',
  broughtBack: 'The collage has been restored.',
  copied: 'The copy is at the top.',
  renamed: 'The name was changed.',
  gone: 'This collage does not exist or is no longer available.',
  nameWrong: 'A name can have up to 60 characters, on one line.',
  bin: 'Deleted collages',
  binHint: 'They stay here for thirty days.',
  versions: 'Versions',
  versionsOf: 'Versions of {name}',
  versionsHint: 'Each time you save, a version is kept. An older version opens as a new collage; this one stays as it is.',
  newest: 'Newest version',
  version: 'Version {n}',
  openAsNew: 'Open as a new collage',
  orderAgain: 'Order again',
} as const satisfies Catalogue;
