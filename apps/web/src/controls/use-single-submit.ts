import { useRef, useState } from 'react';

/** Sends a form once at a time: a second press while the first is on its way does nothing. */
export function useSingleSubmit() {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  /** @returns null when another sending is on its way */
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
