import type { Catalogue } from '../shared/core.ts';

/** Drafts that are stored on this device. */
export const drafts = {
  draftsTitle: 'Collages in progress',
  draftsHint: 'Kept in this browser only: the newest {most}, for {days} days each.',
  draftPicture: 'Picture of {name} as you left it',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Changes to a saved collage',
  draftInUse: 'Open in another window',
  draftGoOn: 'Continue',
  draftGoOnWith: 'Continue with {name}, {size} cm',
  draftThrowAway: 'Discard',
  draftThrowAwayOf: 'Discard {name}, {size} cm',
  draftThrowTitle: 'Discard this collage?',
  draftThrowText:
    'Everything you changed in {name} since it was last saved will be removed from this device, including photos that are not saved yet. This cannot be undone.',
  draftKeep: 'Keep it',
  draftInUseTitle: 'This collage is open in another window',
  draftInUseText: 'Continue here with everything that is there, or start with a copy and leave the other window as it is.',
  draftTakeOver: 'Continue here',
  draftCopy: 'Use a copy',
  draftUnreadableTitle: 'This collage cannot be opened',
  draftUnreadableText:
    'It may have been saved or thrown away in another window, or it comes from another version of this page. Reload the page and try again.',
  draftNewerTitle: 'Newer work on this device',
  draftNewerText: 'This device has unsaved changes to this collage from {when}.',
  draftNewerInUse: 'They are open in another window right now.',
  draftNewerGoOn: 'Continue with the changes',
  draftNewerSaved: 'Open the saved collage',
  draftEditorTitle: 'Continue where you left off',
  draftNewDesign: 'Choose a new design',
  keepingFull:
    'There is no space left on this device, so your work cannot be stored here. Save it to your account so that nothing is lost.',
  keepingRefused: 'This browser does not store your work on this device. Save it to your account before you close this window.',
  keepingSplit: 'This collage is now being edited in another window. Your changes here are stored as a separate copy.',
} as const satisfies Catalogue;
