// Runs in its own process, so that the cost of the client does not count as the servers'. Receives its task in one message, prepares, sends
// the requests, and reports the outcomes.
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ClientInput } from '../actions/user-action.ts';
import { openStreams, type StreamsReport } from './run-streams.ts';
import type { Stream } from './stream.ts';

export interface ClientTask {
  readonly input: ClientInput;
  readonly streams: readonly Stream[];
  readonly seconds: number;
}

/** Messages of the client: ready for 'begin', finished, and the report. */
export type ClientWord =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ended'; readonly spentMs: number; readonly processorMs: number; readonly lateMs: number }
  | ({ readonly kind: 'report' } & StreamsReport);

/** Sampling interval of the event-loop lag; each figure includes one interval. */
const LOOP_STEP_MS = 10;

const report = (word: ClientWord) => new Promise((sent) => process.send?.(word, sent));

process.once('message', async ({ input, streams, seconds }: ClientTask) => {
  const opened = openStreams(input, streams, seconds);
  await opened.ready();
  const begin = once(process, 'message');
  await report({ kind: 'ready' });
  await begin;
  const [beginMs, cpuBefore, loopDelay] = [performance.now(), process.cpuUsage(), monitorEventLoopDelay({ resolution: LOOP_STEP_MS })];
  loopDelay.enable();
  await opened.run();
  const { user, system } = process.cpuUsage(cpuBefore);
  await report({
    kind: 'ended',
    spentMs: performance.now() - beginMs,
    processorMs: (user + system) / 1000,
    lateMs: loopDelay.percentile(99) / 1e6,
  });
  await report({ kind: 'report', ...(await opened.report()) });
  process.disconnect(); // only now, because unsent messages would be lost
});
