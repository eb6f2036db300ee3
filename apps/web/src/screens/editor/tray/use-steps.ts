import { useEffect, useState } from 'react';

/** Enough to fill the tray of a wide screen, few enough for one frame. */
const STEP = 24;

/** How many of `total` new elements to show: as many as are in view at once, then more with every frame. */
export function useSteps(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + STEP));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}
