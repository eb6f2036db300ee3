/** Files that are loaded on first use. */
export interface LazyFiles {
  /** Returns the file, or null while it is loading; the first call starts the load. */
  get(name: string): Uint8Array | null;
  /** Resolves when every requested file has loaded or has failed once. */
  settled(): Promise<void>;
}

interface LazyFilesPorts {
  load(name: string): Promise<Uint8Array>;
  /** Resolves when it is time to retry. */
  nextTry(): Promise<void>;
  /** Called after one or more files have loaded. */
  onArrived(): void;
}

/** Requests each file once (single flight) and retries failed loads. */
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
