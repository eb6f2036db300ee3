import type { Catalogue } from '../shared/core.ts';

export const missing = {
  missingSlot: 'space {number} of {total}, {name}, file missing',
  missingOnSlot: 'File missing',
  missingTile: 'The file was not stored on this device. Choose it again and the photo returns to its space.',
  missingNotice: {
    one: 'The file of one photo is missing. Choose it again, and the photo returns to its space.',
    other: 'The files of {count} photos are missing. Choose them again, and the photos return to their spaces.',
  },
  missingChooseFiles: 'Choose files',
  missingChooseThis: 'Choose this photo again',
  missingToSave: 'The files of some photos are missing. Choose them again or remove the photos, then save.',
  saidReturned: { one: 'One photo is back in its space.', other: '{count} photos are back in their spaces.' },
} as const satisfies Catalogue;
