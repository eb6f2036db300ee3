import { describe, expect, it } from 'vitest';
import { CHECK_INTERVAL_MS, FIRST_BEAT, type Heartbeat, heartbeat, isBeatDue, MIN_SEND_INTERVAL_MS } from './heartbeat.ts';

/** Runs the checks from 0 to `untilMs`; returns the times of sending. `fails` decides which sends fail. */
function sends(untilMs: number, fails: (nowMs: number) => boolean = () => false): { at: number[]; state: Heartbeat } {
  const at: number[] = [];
  let state = FIRST_BEAT;
  for (let nowMs = 0; nowMs <= untilMs; nowMs += CHECK_INTERVAL_MS) {
    if (!isBeatDue(state, nowMs)) continue;
    at.push(nowMs);
    state = heartbeat(heartbeat(state, { type: 'sent', nowMs }), fails(nowMs) ? { type: 'failed' } : { type: 'answered', session: 'abc' });
  }
  return { at, state };
}

describe('the heartbeat', () => {
  it('[HB-01] [HB-02] is checked every 5 s and sent at 0 and then every 300 s', () => {
    expect(CHECK_INTERVAL_MS).toBe(5_000);
    expect(MIN_SEND_INTERVAL_MS).toBe(300_000);
    expect(sends(610_000).at).toEqual([0, 300_000, 600_000]);
  });

  it('[HB-03] the answer names the session from now on', () => {
    expect(sends(0).state.session).toBe('abc');
  });

  it('[HB-04] an error raises the retry counter, an answer clears it', () => {
    expect(sends(10_000, () => true).state.retries).toBe(3);
    expect(sends(305_000, (nowMs) => nowMs === 300_000).state.retries).toBe(0);
  });

  it('[HB-05] an error forces the next check to send', () => {
    expect(sends(700_000, (nowMs) => nowMs === 300_000).at).toEqual([0, 300_000, 305_000, 605_000]);
  });

  it('is not sent again while one is running', () => {
    const waiting = heartbeat(FIRST_BEAT, { type: 'sent', nowMs: 0 });
    expect(isBeatDue(waiting, 900_000)).toBe(false);
  });
});
