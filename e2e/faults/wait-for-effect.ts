import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './fault-kind.ts';

const LOOK_MS = 10;

/** Waits until a call failed, a server ended or `isEnough` returns true, plus a short random time; at most `maxMs`. */
export async function waitForEffect({ calls, setUp, random }: World, maxMs: number, isEnough = () => false): Promise<void> {
  const { unknown, turnedDown } = calls.tally;
  const hasEffect = () =>
    calls.tally.unknown > unknown ||
    calls.tally.turnedDown > turnedDown ||
    isEnough() ||
    setUp.servers.some((server) => !server.isRunning());
  for (const end = performance.now() + maxMs; performance.now() < end && !hasEffect(); ) await sleep(LOOK_MS);
  await sleep(random() * 150);
}

export const oneOf = <One>(all: readonly One[], random: () => number): One => all[Math.floor(random() * all.length)] as One;
