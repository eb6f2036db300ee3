import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/** Where an element lies in the window, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface HeldBox {
  get(): Box | undefined;
  /** From now on it stays where it is, and is not measured again until it is let go or the component renders anew. */
  hold(): void;
  letGo(): void;
}

/** For a drag, which asks in every frame: to measure an element each time takes the browser as long as a good part of the step. */
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
