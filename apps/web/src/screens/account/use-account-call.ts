import { useState } from 'react';
import { useSingleSubmit } from '../../controls/use-single-submit.ts';
import type { AccountFault } from '../../state/account/account-call.ts';
import { useText } from '../../state/language/text-store.ts';
import { accountWords } from './account-words.ts';

/** A form of an account that is sent by a call: whether it is on its way or done, and why it was not accepted. */
export function useAccountCall() {
  const t = useText();
  const { isBusy, sendOnce } = useSingleSubmit();
  const [isDone, setDone] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  /** @param call  answers what is wrong; null for nothing */
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
