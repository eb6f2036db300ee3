import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/** Position of an element in the window, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface HeldBox {
  get(): Box | undefined;
  /** Freezes the measured position until `letGo` or the next render of the component. */
  hold(): void;
  letGo(): void;
}

/** Caches the position of an element during a drag, which reads it in every frame: measuring takes as long as a good part of the frame. */
export function useHeldBox(element: RefObject<HTMLElement | null>): HeldBox {
  const held = useRef<Box | undefined>(undefined);
  useLayoutEffect(() => {
    held.current = undefined;
  });
  return useMemo(() => {
    const measure = (): Box | undefined => {
      if (!element.current) return undefined;
      const { left, top, right, bottom } = element.current.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    return {
      get: () => held.current ?? measure(),
      hold: () => {
        held.current = measure();
      },
      letGo: () => {
        held.current = undefined;
      },
    };
  }, [element]);
}
