import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in view, or about a window's height away from it. */
export function useNearView(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), { rootMargin: '60% 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
