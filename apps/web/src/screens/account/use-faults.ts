import { useState } from 'react';

/** Messages by field name. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

interface SubmittedFaults {
  readonly messages: FieldMessages;
  /** Message for the whole form. */
  readonly alert: string | null;
}

const NO_FAULTS: SubmittedFaults = { messages: {}, alert: null };

/**
 * Returns the validation errors of a form as of its last submission. A field that was changed since then is no longer marked; once no field
 * is marked, the message for the whole form disappears too.
 */
export function useFaults() {
  const [told, setTold] = useState(NO_FAULTS);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const left = Object.entries(told.messages).filter(([field, words]) => words !== undefined && !changed.includes(field));
  const wasMarked = Object.keys(told.messages).length > 0;
  return {
    /** Unchanged until the next submission, on which the first marked field gets the focus. */
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
