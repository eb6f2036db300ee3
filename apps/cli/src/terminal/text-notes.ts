import type { IncompleteText } from '@muro/domain';

const NAMES: Readonly<Record<string, string>> = { txt1: 'the title', txt2: 'the subtitle' };

/** Returns a line for each text that is not shown completely. */
export function textNotes(lost: readonly IncompleteText[]): readonly string[] {
  return lost.flatMap(({ slot, isOnPhoto, cut, breaksWord, undrawable }) => {
    const name = isOnPhoto ? `the text on ${slot}` : (NAMES[slot] ?? slot);
    return [
      ...(undrawable.length > 0 ? [`no font has ${undrawable.join(' ')}: left out of ${name}`] : []),
      ...(cut > 0 ? [`${name} is too long: its last ${cut} ${cut === 1 ? 'letter finds' : 'letters find'} no room`] : []),
      ...(breaksWord ? [`${name} is too wide: a word is broken in two`] : []),
    ];
  });
}
