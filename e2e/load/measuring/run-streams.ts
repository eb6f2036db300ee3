import { setMaxListeners } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../../apps/server/test/faults/random.ts';
import { httpCall } from '../../../test-support/http-call.ts';
import { ACTIONS } from '../actions/actions.ts';
import { type ClientInput, NoAnswerError, type Send, type UserAction } from '../actions/user-action.ts';
import type { Stream } from './stream.ts';
import { newTally, type Tally } from './tally.ts';

/** Maximum concurrent requests of one stream with fixed arrivals: far more than a machine can handle that answers within a second. */
const MAX_CONCURRENT = 2000;
/**
 * Maximum number of keep-alive connections to a server, as a reverse proxy has. A request without a free connection waits, and its clock
 * runs. A server accepts one new connection per turn of its event loop, so a thousand new ones would measure only that.
 */
const MAX_CONNECTIONS = 500;
/** Time for running requests to finish at the end. */
const GRACE_MS = 60_000;
/** Maximum duration of streams with a count. */
const MAX_LANES_MS = 600_000;

export interface StreamsReport {
  /** One per stream, in the same order. */
  readonly tallies: readonly Tally[];
  /** Acknowledged data that is missing, and unexpected answers. */
  readonly wrong: readonly string[];
}

interface Running {
  readonly stream: Stream;
  readonly action: UserAction;
  readonly tally: Tally;
  readonly controller: AbortController;
}

export interface Streams {
  /** Prepares the data of the actions. */
  ready(): Promise<void>;
  run(): Promise<void>;
  report(): Promise<StreamsReport>;
}

/** Opens streams that run in parallel: those with arrivals for `seconds`, those with lanes until their count is reached. */
export function openStreams(input: ClientInput, streams: readonly Stream[], seconds: number, maxConcurrent = MAX_CONCURRENT): Streams {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS, maxFreeSockets: MAX_CONNECTIONS });
  const wrong: string[] = [];
  const random = seededRandom(input.seed);
  const running = streams.map((stream): Running => {
    const [tally, controller] = [newTally(), new AbortController()];
    setMaxListeners(0, controller.signal);
    const send = askOf(input.serverUrls, tally, { agent, signal: controller.signal });
    return {
      stream,
      tally,
      controller,
      action: ACTIONS[stream.action]({ input, send, random, reportViolation: (what) => wrong.push(what) }),
    };
  });
  const { signal } = new AbortController();
  setMaxListeners(0, signal);
  const uncounted = askOf(input.serverUrls, newTally(), { agent, signal });
  return {
    async ready() {
      for (const { action } of running) await action.ready?.(uncounted);
    },
    async run() {
      const beginMs = performance.now();
      await Promise.all(running.map((request) => runOne(request, { beginMs, seconds, maxConcurrent })));
    },
    async report() {
      for (const { action } of running) wrong.push(...((await action.check?.(uncounted)) ?? []));
      agent.destroy();
      return { tallies: running.map(({ tally }) => tally), wrong };
    },
  };
}

interface Time {
  readonly beginMs: number;
  readonly seconds: number;
  readonly maxConcurrent: number;
}

async function runOne(running: Running, time: Time): Promise<void> {
  const { rate } = running.stream;
  if ('lanes' in rate) await runLanes(running, rate, time.beginMs);
  else await runArrivals(running, rate.perSecond, time);
}

/** Runs an action and measures its duration from the time at which it was due. */
async function runTimed({ action, tally }: Running, nth: number, dueMs: number, beginMs: number): Promise<void> {
  let isOverloaded = false;
  try {
    isOverloaded = (await action.begin(nth)) === 'overloaded';
  } catch (error) {
    if (error instanceof NoAnswerError) return;
    throw error;
  }
  const spanMs = performance.now() - dueMs;
  tally.dueMs.push(dueMs - beginMs);
  tally.spansMs.push(spanMs);
  if (!isOverloaded) tally.takenMs.push(spanMs);
}

async function runLanes(running: Running, { lanes, count }: { readonly lanes: number; readonly count: number }, beginMs: number) {
  const endMs = beginMs + MAX_LANES_MS;
  let next = 0;
  const runInTurn = async () => {
    while (next < count && performance.now() < endMs) await runTimed(running, next++, performance.now(), beginMs);
  };
  running.tally.planned = count;
  await Promise.all(Array.from({ length: lanes }, runInTurn));
  running.tally.unsent = count - next;
}

async function runArrivals(running: Running, perSecond: number, { beginMs, seconds, maxConcurrent }: Time): Promise<void> {
  const { tally, controller } = running;
  const underWay = new Set<Promise<void>>();
  const endMs = beginMs + seconds * 1000;
  const isFull = () => underWay.size >= maxConcurrent;
  const over = sleep(seconds * 1000);
  let onFree = () => {};
  tally.planned = Math.max(1, Math.round(perSecond * seconds));
  for (let nth = 0; nth < tally.planned; nth++) {
    const dueMs = beginMs + (nth * 1000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    while (isFull() && performance.now() < endMs) await Promise.race([new Promise<void>((done) => (onFree = done)), over]);
    if (isFull()) {
      tally.unsent = tally.planned - nth;
      break;
    }
    const request = runTimed(running, nth, dueMs, beginMs).finally(() => {
      underWay.delete(request);
      onFree();
    });
    underWay.add(request);
  }
  const timer = setTimeout(() => controller.abort(), GRACE_MS);
  await Promise.all(underWay);
  clearTimeout(timer);
}

/** Sends calls to the servers in rotation. */
function askOf(serverUrls: readonly string[], tally: Tally, sending: { readonly agent: Agent; readonly signal: AbortSignal }): Send {
  let turn = 0;
  const count = (name: string) => {
    tally.answers[name] = (tally.answers[name] ?? 0) + 1;
  };
  return async (call) => {
    const serverUrl = serverUrls[turn++ % serverUrls.length] as string;
    try {
      const answer = await httpCall(serverUrl, call, sending);
      count(String(answer.status));
      if ([429, 503].includes(answer.status) && !answer.headers['retry-after']) tally.withoutRetryAfter += 1;
      return answer;
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      count(sending.signal.aborted ? 'unanswered' : (code ?? name));
      throw new NoAnswerError();
    }
  };
}
