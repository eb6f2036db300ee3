import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpAnswer, type HttpCall, httpCall } from '../../test-support/http-call.ts';

/** Numbers of calls by their outcome. */
export interface Tally {
  yes: number;
  no: number;
  /** Interrupted, or answered with an error: the effect is unknown. */
  unknown: number;
  /** Refusals for a missing session or a rate limit; included in `no`. */
  turnedDown: number;
}

export interface Calls {
  readonly tally: Readonly<Tally>;
  /** Sends the same call until it is accepted or refused. */
  settle(call: HttpCall): Promise<HttpAnswer>;
  /** Sends it to one server only. */
  settleAt(address: string, call: HttpCall): Promise<HttpAnswer>;
  /** Aborts and resends all running calls, as impatient users do. */
  giveUp(): void;
}

/** Time after which a user reloads the page. */
const TIMEOUT_MS = 20_000;
const MAX_PAUSE_MS = 250;
const REFUSED_STATUSES = [401, 429];

/** @param serverUrls  addresses of the servers' proxies; each call uses a random one */
export function createCalls(serverUrls: readonly string[], random: () => number): Calls {
  const tally: Tally = { yes: 0, no: 0, unknown: 0, turnedDown: 0 };
  const underWay = new Set<AbortController>();
  const once = async (address: string, call: HttpCall): Promise<HttpAnswer | null> => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    underWay.add(timeout);
    try {
      const answer = await httpCall(address, call, { signal: timeout.signal });
      return answer.status < 500 ? answer : null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      underWay.delete(timeout);
    }
  };
  const settle = async (call: HttpCall, choose: () => string): Promise<HttpAnswer> => {
    for (;;) {
      const answer = await once(choose(), call);
      if (answer) tally[answer.status < 400 ? 'yes' : 'no'] += 1;
      if (answer && REFUSED_STATUSES.includes(answer.status)) tally.turnedDown += 1;
      if (answer) return answer;
      tally.unknown += 1;
      await sleep(random() * MAX_PAUSE_MS);
    }
  };
  return {
    tally,
    settle: (call) => settle(call, () => serverUrls[Math.floor(random() * serverUrls.length)] as string),
    settleAt: (address, call) => settle(call, () => address),
    giveUp() {
      for (const timeout of underWay) timeout.abort();
    },
  };
}
