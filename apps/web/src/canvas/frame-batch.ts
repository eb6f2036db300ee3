/** Collects the names that arrive within one frame and passes them on together at the next frame. */
export interface FrameBatch {
  add(name: string): void;
  isPending(): boolean;
  dispose(): void;
}

export function createFrameBatch(take: (names: ReadonlySet<string>) => void): FrameBatch {
  let names = new Set<string>();
  let frame = 0;
  const flush = (): void => {
    const batch = names;
    names = new Set();
    frame = 0;
    take(batch);
  };
  return {
    add: (name) => {
      names.add(name);
      frame ||= requestAnimationFrame(flush);
    },
    isPending: () => frame !== 0,
    dispose: () => cancelAnimationFrame(frame),
  };
}
