import { createContext, useContext } from 'react';

/** The built-in texts of controls, in the page's language. */
export interface ControlWords {
  readonly close: string;
  /** Labels of the buttons beside a value, given the value's label. */
  less(label: string): string;
  more(label: string): string;
  previousOption(label: string): string;
  nextOption(label: string): string;
}

const Words = createContext<ControlWords | null>(null);

/** Required around every page that has controls. */
export const ControlWordsProvider = Words.Provider;

/**
 * Returns the texts.
 *
 * @throws {RangeError} outside of the provider, because a control without texts would have no accessible name
 */
export function useControlWords(): ControlWords {
  const texts = useContext(Words);
  if (!texts) throw new RangeError('Expected a ControlWordsProvider above this control but received none');
  return texts;
}
