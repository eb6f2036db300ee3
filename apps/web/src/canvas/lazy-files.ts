/** Files that come when they are first asked for. */
export interface LazyFiles {
  /** The file, or null while it is on its way; asking sends for it. */
  get(name: string): Uint8Array | null;
  /** Resolves when everything that was sent for is there or has failed once. */
  settled(): Promise<void>;
}

interface LazyFilesPorts {
  load(name: string): Promise<Uint8Array>;
  /** Resolves when it is time to try again. */
  nextTry(): Promise<void>;
  /** One or more files have come. */
  onArrived(): void;
}

/** Each file is asked for once, and again and again where it does not come. */
export function createLazyFiles({ load, nextTry, onArrived }: LazyFilesPorts): LazyFiles {
  const files = new Map<string, Uint8Array>();
  const onTheWay = new Map<string, Promise<void>>();
  let isTold = true;

  const bring = async (name: string): Promise<void> => {
    try {
      files.set(name, await load(name));
    } catch {
      void nextTry().then(() => onTheWay.set(name, bring(name)));
      return;
    }
    if (!isTold) return;
    isTold = false;
    queueMicrotask(() => {
      isTold = true;
      onArrived();
    });
  };

  return {
    get(name) {
      const file = files.get(name);
      if (!file && !onTheWay.has(name)) onTheWay.set(name, bring(name));
      return file ?? null;
    },
    async settled() {
      await Promise.all(onTheWay.values());
    },
  };
}
