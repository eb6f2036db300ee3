import type { Catalogue } from '../core.ts';

/** Work that is kept on this device. */
export const drafts = {
  draftsTitle: 'Collages you have begun',
  draftsHint: 'Kept in this browser only: the newest {most}, each for {days} days.',
  draftPicture: 'Picture of {name} as you left it',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Changes to a saved collage',
  draftInUse: 'Open in another window',
  draftGoOn: 'Go on',
  draftGoOnWith: 'Go on with {name}, {size} cm',
  draftThrowAway: 'Throw away',
  draftThrowAwayOf: 'Throw away {name}, {size} cm',
  draftThrowTitle: 'Throw this collage away?',
  draftThrowText:
    'What you did in {name} since it was last saved is removed from this device, together with its photos that are not saved yet. This cannot be undone.',
  draftKeep: 'Keep it',
  draftInUseTitle: 'This collage is open in another window',
  draftInUseText: 'Go on here with everything that is there, or begin with a copy and leave the other window as it is.',
  draftTakeOver: 'Go on here',
  draftCopy: 'Take a copy',
  draftUnreadableTitle: 'This collage cannot be opened',
  draftUnreadableText:
    'It may have been saved or thrown away in another window, or it comes from another version of this page. Reload the page and try again.',
  draftNewerTitle: 'Newer work on this device',
  draftNewerText: 'On this device there are changes to this collage of {when} that were not saved.',
  draftNewerInUse: 'They are open in another window right now.',
  draftNewerGoOn: 'Go on with the changes',
  draftNewerSaved: 'Open the saved collage',
  draftEditorTitle: 'Go on where you stopped',
  draftNewDesign: 'Choose a new design',
  keepingFull: 'There is no space left on this device, so your work is not being kept here. Save it to your account to be safe.',
  keepingRefused: 'This browser is not keeping your work on this device. Save it to your account before you close this window.',
  keepingSplit: 'This collage is now being continued in another window. What you do here is kept as a copy of its own.',
} as const satisfies Catalogue;
