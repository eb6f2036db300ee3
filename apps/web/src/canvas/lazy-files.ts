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
  onLoaded(): void;
}

/** Requests each file once (single flight) and retries failed loads. */
export function createLazyFiles({ load, nextTry, onLoaded }: LazyFilesPorts): LazyFiles {
  const files = new Map<string, Uint8Array>();
  const loading = new Map<string, Promise<void>>();
  let isReported = true;

  const loadFile = async (name: string): Promise<void> => {
    try {
      files.set(name, await load(name));
    } catch {
      void nextTry().then(() => loading.set(name, loadFile(name)));
      return;
    }
    if (!isReported) return;
    isReported = false;
    queueMicrotask(() => {
      isReported = true;
      onLoaded();
    });
  };

  return {
    get(name) {
      const file = files.get(name);
      if (!file && !loading.has(name)) loading.set(name, loadFile(name));
      return file ?? null;
    },
    async settled() {
      await Promise.all(loading.values());
    },
  };
}
