import { useEffect, useState } from 'react';

/** Batch size: enough to fill the tray of a wide screen, few enough for one frame. */
const STEP = 24;

/** Returns how many of `total` new elements to render: one batch at first, then one more per frame. */
export function useSteps(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + STEP));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}
