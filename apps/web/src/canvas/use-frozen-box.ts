import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/** Position of an element in the window, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface FrozenBox {
  get(): Box | undefined;
  /** Freezes the measured position until `release` or the next render of the component. */
  freeze(): void;
  release(): void;
}

/** Caches the position of an element during a drag, which reads it in every frame: measuring takes as long as a good part of the frame. */
export function useFrozenBox(element: RefObject<HTMLElement | null>): FrozenBox {
  const frozen = useRef<Box | undefined>(undefined);
  useLayoutEffect(() => {
    frozen.current = undefined;
  });
  return useMemo(() => {
    const measure = (): Box | undefined => {
      if (!element.current) return undefined;
      const { left, top, right, bottom } = element.current.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    return {
      get: () => frozen.current ?? measure(),
      freeze: () => {
        frozen.current = measure();
      },
      release: () => {
        frozen.current = undefined;
      },
    };
  }, [element]);
}
