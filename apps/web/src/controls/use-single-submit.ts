import { useRef, useState } from 'react';

/** Prevents double submission: a second submit while the first is running does nothing. */
export function useSingleSubmit() {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  /** @returns null if another submission is running */
  const sendOnce = async <Outcome>(send: () => Promise<Outcome>): Promise<Outcome | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      return await send();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { isBusy, sendOnce };
}
