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
  const [submitted, setSubmitted] = useState(NO_FAULTS);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const remaining = Object.entries(submitted.messages).filter(([field, message]) => message !== undefined && !changed.includes(field));
  const wasMarked = Object.keys(submitted.messages).length > 0;
  return {
    /** Unchanged until the next submission, on which the first marked field gets the focus. */
    submittedMessages: submitted.messages,
    messages: Object.fromEntries(remaining) as FieldMessages,
    alert: wasMarked && remaining.length === 0 ? null : submitted.alert,
    setFaults: (messages: FieldMessages, alert: string | null): void => {
      setSubmitted({ messages, alert });
      setChanged([]);
    },
    clearFaults: (fields: readonly string[]): void => setChanged((before) => [...new Set([...before, ...fields])]),
  };
}
