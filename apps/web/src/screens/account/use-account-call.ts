import { useState } from 'react';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import type { AccountFault } from '../../state/account/account-call.ts';
import { useText } from '../../state/language/text-store.ts';
import { accountWords } from './account-words.ts';

/** Returns the state of an account form that is sent by a call: busy, done, and the error. */
export function useAccountCall() {
  const t = useText();
  const { isBusy, sendOnce } = useSingleSubmit();
  const [isDone, setDone] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  /** @param call  resolves to the error; null on success */
  const send = async (call: () => Promise<AccountFault | null>): Promise<void> => {
    setAlert(null);
    await sendOnce(async () => {
      const fault = await call();
      if (fault) setAlert(accountWords(fault, t));
      else setDone(true);
    });
  };
  return { isBusy, isDone, alert, send };
}
