import type { Catalogue } from '../core.ts';

/** Photos first, and the designs filled with them. */
export const start = {
  startTitle: 'Start with your photos',
  startText: 'Choose them first, and every design shows itself filled with them.',
  startChoose: 'Choose photos',
  startDrop: 'or drop or paste them anywhere on this page',
  startWithOpen: { one: 'Show the designs with your photo', other: 'Show the designs with your {count} photos' },
  startOwn: { one: 'Your photo', other: 'Your {count} photos' },
  startPlain: 'Choose without photos',
  startByDay: 'Sort by day taken',
  startByShape: 'Sort by best fit',
  startFilling: 'Filling the designs with your photos.',
  startReady: { one: '{count} design with your photos', other: '{count} designs with your photos' },
  startAll: { one: 'your photo', other: 'all {count}' },
  startSome: '{places} of {count}',
  startEmpty: '{count} of {places} spaces filled',
  panorama: 'Panorama',
  startAlike: { one: '{count} photo looks alike: keep one?', other: '{count} photos look alike: keep one?' },
  startLook: 'Show',
  startWhich: 'Which one to keep',
  startKept: 'Keep',
  startKeepOne: 'Keep this one',
  startKeepAll: 'Keep all',
  startBlurred: { one: '{count} photo looks blurred: leave it out?', other: '{count} photos look blurred: leave them out?' },
  startLeaveOut: 'Leave out',
  startLeftOut: { one: '{count} photo was left out.', other: '{count} photos were left out.' },
} as const satisfies Catalogue;
