import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../apps/server/test/faults/random.ts';
import { photoOf } from '../../apps/server/test/photos/make-photo.ts';
import type { Calls } from './calls.ts';
import type { Journal } from './journal.ts';
import { createPerson, type Person } from './person.ts';
import { openSession } from './session.ts';

export interface Crowd {
  /** Lets all users finish their current step, with retries, and stops them. */
  leave(): Promise<void>;
}

const PICTURES = 24;
const MAX_PAUSE_MS = 60;
/** Number of steps after which a user switches to another account. */
const STEPS_PER_ACCOUNT = 150;

/** Steps and their relative frequencies. */
const STEPS: readonly (readonly [number, (person: Person, photo: Buffer, random: () => number) => Promise<void>])[] = [
  [30, (person, photo) => person.upload(photo)],
  [32, (person, _, random) => person.save(random() < 0.15)],
  [5, (person) => person.saveTwice()],
  [15, (person) => person.load()],
  [14, (person) => person.look()],
  [3, (person) => person.order()],
  [1, (person) => person.cancel()],
];
const TOTAL_WEIGHT = STEPS.reduce((sum, [weight]) => sum + weight, 0);

/** Returns a function that makes small real JPEGs, unique by appended bytes. */
async function makePhotos(): Promise<(random: () => number) => Buffer> {
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, seed) => photoOf({ width: 240, height: 160 + seed, seed })));
  return (random) => {
    const picture = pictures[Math.floor(random() * PICTURES)] as Buffer;
    return Buffer.concat([picture, Buffer.from(`#${Math.floor(random() * 200)}`)]);
  };
}

export async function startCrowd(calls: Calls, journal: Journal, { seed, people }: { seed: number; people: number }): Promise<Crowd> {
  const makePhoto = await makePhotos();
  let hasEnded = false;
  const runUser = async (index: number) => {
    const random = seededRandom(seed * 1000 + index);
    for (let account = 1; !hasEnded; account++) {
      const session = await openSession(calls, `person${index}-${account}`);
      journal.write({ kind: 'account', person: session.name });
      const person = createPerson(session, journal, random);
      await person.upload(makePhoto(random));
      await person.save(true);
      for (let step = 0; step < STEPS_PER_ACCOUNT && !hasEnded; step++) {
        await stepOf(random)(person, makePhoto(random), random);
        await sleep(random() * MAX_PAUSE_MS);
      }
    }
  };
  const users = Array.from({ length: people }, (_, index) => runUser(index));
  return {
    async leave() {
      hasEnded = true;
      await Promise.all(users);
    },
  };
}

function stepOf(random: () => number): (typeof STEPS)[number][1] {
  let remainingWeight = random() * TOTAL_WEIGHT;
  const picked = STEPS.find(([weight]) => {
    remainingWeight -= weight;
    return remainingWeight < 0;
  });
  return (picked ?? (STEPS[0] as (typeof STEPS)[number]))[1];
}
