import { createContext, useContext } from 'react';

/** The few words that controls say by themselves, in the language of the page. */
export interface ControlWords {
  readonly close: string;
  /** Names of the buttons beside a value, by the value's label. */
  less(label: string): string;
  more(label: string): string;
  previousOption(label: string): string;
  nextOption(label: string): string;
}

const Words = createContext<ControlWords | null>(null);

/** Stands over every page that has controls. */
export const ControlWordsProvider = Words.Provider;

/** @throws {RangeError} outside of the provider: a control without words would be a nameless one */
export function useControlWords(): ControlWords {
  const words = useContext(Words);
  if (!words) throw new RangeError('Expected a ControlWordsProvider above this control but received none');
  return words;
}
