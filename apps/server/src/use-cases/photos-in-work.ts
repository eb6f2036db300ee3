/** Photos that have come whole and are being checked and stored at this moment, by person and content. */
export interface PhotosInWork {
  during<T>(ownerId: number | null, sha256: string, job: () => Promise<T>): Promise<T>;
  /** Resolves when none of these is in work any more, whatever became of them. */
  settled(ownerId: number, sha256s: readonly string[]): Promise<void>;
}

export function createPhotosInWork(): PhotosInWork {
  const inWork = new Map<string, Set<Promise<unknown>>>();
  const keyOf = (ownerId: number | null, sha256: string) => `${ownerId} ${sha256}`;
  return {
    async during(ownerId, sha256, job) {
      const key = keyOf(ownerId, sha256);
      const running = job();
      const same = inWork.get(key) ?? new Set();
      inWork.set(key, same.add(running));
      try {
        return await running;
      } finally {
        same.delete(running);
        if (same.size === 0) inWork.delete(key);
      }
    },
    async settled(ownerId, sha256s) {
      await Promise.allSettled(sha256s.flatMap((sha256) => [...(inWork.get(keyOf(ownerId, sha256)) ?? [])]));
    },
  };
}
