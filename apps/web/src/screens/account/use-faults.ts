import { useState } from 'react';

/** Messages by field name. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

interface Told {
  readonly messages: FieldMessages;
  /** What is wrong with the whole. */
  readonly alert: string | null;
}

const NOTHING: Told = { messages: {}, alert: null };

/**
 * What is wrong with a form, as it was told when it was sent. A field that was changed since is no longer marked; once none is left
 * that was, nothing is said of the whole either.
 */
export function useFaults() {
  const [told, setTold] = useState(NOTHING);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const left = Object.entries(told.messages).filter(([field, words]) => words !== undefined && !changed.includes(field));
  const wasMarked = Object.keys(told.messages).length > 0;
  return {
    /** The same until the form is told anew: then the first field that is marked gets the focus. */
    told: told.messages,
    messages: Object.fromEntries(left) as FieldMessages,
    alert: wasMarked && left.length === 0 ? null : told.alert,
    tell: (messages: FieldMessages, alert: string | null): void => {
      setTold({ messages, alert });
      setChanged([]);
    },
    forget: (fields: readonly string[]): void => setChanged((before) => [...new Set([...before, ...fields])]),
  };
}
