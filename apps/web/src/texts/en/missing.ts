import type { Catalogue } from '../core.ts';

export const missing = {
  missingSlot: 'slot {number} of {total}, {name}, waits for its file',
  missingOnSlot: 'Waits for its file',
  missingTile: 'Its file was not kept on this device. Choose it again: it returns to its place.',
  missingNotice: {
    one: 'One photo waits for its file. Choose it again, and the photo is back in its place.',
    other: '{count} photos wait for their files. Choose them again, and the photos are back in their places.',
  },
  missingChooseFiles: 'Choose files',
  missingChooseThis: 'Choose this photo again',
  missingToSave: 'Some photos wait for their files. Choose the files again, or remove the photos; then you can save.',
  saidReturned: { one: 'One photo is back in its place.', other: '{count} photos are back in their places.' },
} as const satisfies Catalogue;
