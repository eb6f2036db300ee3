// A process of its own, so that what asking costs is not counted as the servers'. Told what to do in one message, it makes ready, asks,
// and answers what became of it.
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Given } from './act.ts';
import { openStreams, type StreamsReport } from './run-streams.ts';
import type { Stream } from './stream.ts';

export interface ClientTask {
  readonly given: Given;
  readonly streams: readonly Stream[];
  readonly seconds: number;
}

/** What it tells: it is ready and waits for 'begin'; everything has ended; and at last the report. */
export type ClientWord =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ended'; readonly spentMs: number; readonly processorMs: number; readonly lateMs: number }
  | ({ readonly kind: 'report' } & StreamsReport);

/** The loop is looked at in such steps, and one of them is in each figure. */
const LOOP_STEP_MS = 10;

const tell = (word: ClientWord) => new Promise((sent) => process.send?.(word, sent));

process.once('message', async ({ given, streams, seconds }: ClientTask) => {
  const opened = openStreams(given, streams, seconds);
  await opened.ready();
  const begin = once(process, 'message');
  await tell({ kind: 'ready' });
  await begin;
  const [beginMs, before, late] = [performance.now(), process.cpuUsage(), monitorEventLoopDelay({ resolution: LOOP_STEP_MS })];
  late.enable();
  await opened.run();
  const { user, system } = process.cpuUsage(before);
  await tell({
    kind: 'ended',
    spentMs: performance.now() - beginMs,
    processorMs: (user + system) / 1000,
    lateMs: late.percentile(99) / 1e6,
  });
  await tell({ kind: 'report', ...(await opened.report()) });
  process.disconnect(); // only now: what was not sent yet would be lost
});
