import type { Rect } from '@muro/domain';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const SCALE_MS = 240;
const GHOST_MS = 400;

/**
 * Scales a piece from its former size about the middle of its lower edge after a change of size.
 *
 * @returns the place of the former size, whose outline stays for a moment; null otherwise and with reduced motion
 */
export function useSizeMotion(ref: RefObject<HTMLElement | null>, place: Rect): Rect | null {
  const before = useRef(place);
  const [formerOutline, setFormerOutline] = useState<Rect | null>(null);
  const { width, height } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that moves without a new size does not scale
  useLayoutEffect(() => {
    const formerPlace = before.current;
    before.current = place;
    if (formerPlace.width === width && formerPlace.height === height) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setFormerOutline(formerPlace);
    ref.current?.animate(
      [
        { transformOrigin: '50% 100%', transform: `scale(${formerPlace.width / width}, ${formerPlace.height / height})` },
        { transformOrigin: '50% 100%', transform: 'none' },
      ],
      { duration: SCALE_MS, easing: 'ease-out' },
    );
  }, [width, height]);
  useEffect(() => {
    before.current = place;
  });
  useEffect(() => {
    if (!formerOutline) return undefined;
    const timer = setTimeout(() => setFormerOutline(null), GHOST_MS);
    return () => clearTimeout(timer);
  }, [formerOutline]);
  return formerOutline;
}
