import 'fake-indexeddb/auto';
import { vi } from 'vitest';

/** Features that a browser may deny a page: private windows, blocked site data, sandboxed frames, a page that is ending. */
export const BROWSER_FEATURES = ['locks', 'storage', 'database', 'blobs', 'channel', 'workers'] as const;
export type BrowserFeature = (typeof BROWSER_FEATURES)[number];

/** A lock manager for one browser: pages share it, like the database. */
export class Locks {
  requests = 0;
  private readonly holders = new Map<string, (reason: Error) => void>();

  request(name: string, { steal = false }: { readonly steal?: boolean }, grant: (lock: object | null) => unknown): Promise<unknown> {
    this.requests += 1;
    // More requests mean an endless loop: they get no answer, so that the test can detect it.
    if (this.requests > 20) return new Promise(() => undefined);
    const holder = this.holders.get(name);
    if (holder && !steal) return Promise.resolve(grant(null));
    holder?.(new DOMException('Lock broken by another request', 'AbortError'));
    return new Promise((resolve, reject) => {
      this.holders.set(name, reject);
      Promise.resolve(grant({ name })).then((value) => {
        if (this.holders.get(name) === reject) this.holders.delete(name);
        resolve(value);
      });
    });
  }

  async query() {
    return { held: [...this.holders.keys()].map((name) => ({ name })) };
  }

  /** Breaks all locks, as WebKit does when a page ends. */
  releaseAll(): void {
    for (const [name, reject] of this.holders) {
      this.holders.delete(name);
      reject(new DOMException('The page is going away', 'AbortError'));
    }
  }
}

/** Session storage of a window, which outlives its pages. */
export class WindowStorage {
  private readonly items = new Map<string, string>();
  getItem = (name: string): string | null => this.items.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.items.set(name, value);
  removeItem = (name: string): void => void this.items.delete(name);
}

interface BrowserConditions {
  readonly refuses?: readonly BrowserFeature[];
  readonly locks?: Locks;
  readonly session?: WindowStorage;
}

/** Simulates a newly loaded page: modules imported after this are new. */
export function freshPage({ refuses = [], locks = new Locks(), session = new WindowStorage() }: BrowserConditions = {}) {
  vi.resetModules();
  const refused = (feature: BrowserFeature): boolean => refuses.includes(feature);
  const refusal = (): never => {
    throw new DOMException('This page may not', 'SecurityError');
  };
  const window = Object.assign(new EventTarget(), { history: { state: null, replaceState: () => undefined } });
  Object.defineProperty(window, 'sessionStorage', { get: () => (refused('storage') ? refusal() : session) });
  Object.defineProperty(window, 'localStorage', { get: () => (refused('storage') ? refusal() : new WindowStorage()) });
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '', querySelector: () => null });
  const Refused = class {
    constructor() {
      refusal();
    }
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', refused('locks') ? { locks: { request: async () => refusal(), query: async () => refusal() } } : { locks });
  if (refused('database')) vi.stubGlobal('indexedDB', { open: refusal });
  if (refused('blobs')) refuseBlobs();
  if (refused('channel')) vi.stubGlobal('BroadcastChannel', Refused);
  if (refused('workers')) vi.stubGlobal('Worker', Refused);
  return { window, document };
}

const put = IDBObjectStore.prototype.put;

/** Refuses Blobs as private windows of WebKit do: the request fails and aborts its transaction. */
function refuseBlobs(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
    const isRefused = value !== null && typeof value === 'object' && Object.values(value).some((field) => field instanceof Blob);
    const request = put.call(this, isRefused ? { ...value, file: null } : value);
    if (isRefused) this.transaction.abort();
    return request;
  });
}
