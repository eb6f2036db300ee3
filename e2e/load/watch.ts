import { loadavg } from 'node:os';
import { computedMs, type Size, sizeOf } from './processes.ts';
import type { LoadedShop } from './set-ups.ts';

const EVERY_MS = 250;
/** Servers look at their loop in such steps, and one of them is in each figure. */
const LOOP_STEP_MS = 10;

/** What the shop's processes were while people asked. */
export interface Watched {
  /** Computed by servers with their children, database and store, ms; a database inside the server counts as the server. */
  readonly processorMs: { readonly servers: number; readonly database: number; readonly store: number };
  /** The most there was of each. */
  readonly size: Size;
  /** How late the event loop of a server was, ms: 99 of 100 times at most, and at all. */
  readonly loopP99Ms: number;
  readonly loopMostMs: number;
  readonly loadAverage: number;
  /** Servers that ended meanwhile. */
  readonly ended: number;
}

/** Looks at the processes of a shop from now on, until it is told to stop. */
export async function watchShop(shop: LoadedShop): Promise<{ stop(): Promise<Watched> }> {
  const pids = shop.serverPids();
  const computed = () => ({ servers: computedMs(pids), database: computedMs(shop.databasePids()), store: computedMs(shop.storePids()) });
  await loopOf(shop.metricsDoors); // each look begins the count of lateness anew
  const before = computed();
  let most = sizeOf(pids);
  const timer = setInterval(() => {
    most = larger(most, sizeOf(pids));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const after = computed();
      const { p99Ms, mostMs } = await loopOf(shop.metricsDoors);
      return {
        processorMs: {
          servers: after.servers - before.servers,
          database: after.database - before.database,
          store: after.store - before.store,
        },
        size: larger(most, sizeOf(pids)),
        loopP99Ms: p99Ms,
        loopMostMs: mostMs,
        loadAverage: loadavg()[0] as number,
        ended: shop.endedServers(),
      };
    },
  };
}

const larger = (one: Size, other: Size): Size => ({
  bytes: Math.max(one.bytes, other.bytes),
  childBytes: Math.max(one.childBytes, other.childBytes),
  files: Math.max(one.files, other.files),
});

/** Of the server whose loop was latest; 0 of one that does not answer any more. */
async function loopOf(doors: readonly string[]): Promise<{ readonly p99Ms: number; readonly mostMs: number }> {
  const texts = await Promise.all(
    doors.map((door) =>
      fetch(`${door}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      ),
    ),
  );
  const of = (name: string) =>
    Math.max(0, ...texts.map((text) => -LOOP_STEP_MS + 1000 * Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)));
  return { p99Ms: of('nodejs_eventloop_lag_p99_seconds'), mostMs: of('nodejs_eventloop_lag_max_seconds') };
}
