import { loadavg } from 'node:os';
import { computedMs, type Size, sizeOf } from './processes.ts';
import type { LoadedShop } from './set-ups.ts';

const EVERY_MS = 250;
/** Sampling interval of the servers' event-loop lag; each figure includes one interval. */
const LOOP_STEP_MS = 10;

/** Measurements of the shop's processes during the streams. */
export interface Watched {
  /** Processor time of servers with their children, of database and store, ms; an embedded database counts as the server. */
  readonly processorMs: { readonly servers: number; readonly database: number; readonly store: number };
  /** Maxima. */
  readonly size: Size;
  /** Event-loop lag of a server, ms: 99th percentile and maximum. */
  readonly loopP99Ms: number;
  readonly loopMostMs: number;
  readonly loadAverage: number;
  /** Names of servers that ended meanwhile. */
  readonly ended: number;
}

/** Samples the processes of a shop until `stop` is called. */
export async function watchShop(shop: LoadedShop): Promise<{ stop(): Promise<Watched> }> {
  const pids = shop.serverPids();
  const computed = () => ({ servers: computedMs(pids), database: computedMs(shop.databasePids()), store: computedMs(shop.storePids()) });
  await loopOf(shop.metricsDoors); // reading resets the metric
  const before = computed();
  let largest = sizeOf(pids);
  const timer = setInterval(() => {
    largest = maxSize(largest, sizeOf(pids));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const after = computed();
      const { p99Ms, maxMs } = await loopOf(shop.metricsDoors);
      return {
        processorMs: {
          servers: after.servers - before.servers,
          database: after.database - before.database,
          store: after.store - before.store,
        },
        size: maxSize(largest, sizeOf(pids)),
        loopP99Ms: p99Ms,
        loopMostMs: maxMs,
        loadAverage: loadavg()[0] as number,
        ended: shop.endedServers(),
      };
    },
  };
}

const maxSize = (first: Size, other: Size): Size => ({
  bytes: Math.max(first.bytes, other.bytes),
  childBytes: Math.max(first.childBytes, other.childBytes),
  files: Math.max(first.files, other.files),
});

/** Returns the event-loop lag of the server with the largest one; 0 for servers that do not answer. */
async function loopOf(serverUrls: readonly string[]): Promise<{ readonly p99Ms: number; readonly maxMs: number }> {
  const texts = await Promise.all(
    serverUrls.map((serverUrl) =>
      fetch(`${serverUrl}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      ),
    ),
  );
  const of = (name: string) =>
    Math.max(0, ...texts.map((text) => -LOOP_STEP_MS + 1000 * Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)));
  return { p99Ms: of('nodejs_eventloop_lag_p99_seconds'), maxMs: of('nodejs_eventloop_lag_max_seconds') };
}
