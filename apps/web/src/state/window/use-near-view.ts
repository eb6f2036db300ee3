import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * Whether an element is in view, or about a window's height away from it. What comes into view is told at once; of what is
 * only near it is told when there is time, so that it holds up nothing that is seen.
 */
export function useNearView(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setNear(true);
    });
    const near = new IntersectionObserver((entries) => startTransition(() => setNear(entries.at(-1)?.isIntersecting ?? false)), {
      rootMargin: '60% 0px',
    });
    seen.observe(element);
    near.observe(element);
    return () => {
      seen.disconnect();
      near.disconnect();
    };
  }, [ref]);
  return isNear;
}
