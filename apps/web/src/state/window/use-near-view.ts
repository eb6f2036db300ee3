import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * True if an element is in view, or within about one window height of it. Entering the view updates immediately; coming near it updates
 * with low priority (transition), so that visible updates are not delayed.
 */
export function useNearView(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setNear(true);
    });
    const near = new IntersectionObserver((entries) => startTransition(() => setNear(entries.at(-1)?.isIntersecting ?? false)), {
      rootMargin: '60% 0px',
    });
    observer.observe(element);
    near.observe(element);
    return () => {
      observer.disconnect();
      near.disconnect();
    };
  }, [ref]);
  return isNear;
}
