import type { Calls } from './calls.ts';
import type { Journal } from './journal.ts';
import { createPerson, type Person } from './person.ts';
import { openSession } from './session.ts';
import type { SetUp } from './set-ups.ts';

/** Makes each server write data, and waits until all have succeeded. */
export type Probe = () => Promise<void>;

/** Number of accounts in rotation, since an account may save once a second. */
const TURNS = 4;

export async function openProbe(calls: Calls, journal: Journal, { servers }: SetUp, random: () => number): Promise<Probe> {
  const groups: Person[][] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const people: Person[] = [];
    for (const { name, address } of servers) {
      const session = await openSession(calls, `probe-${name}-${turn}`);
      journal.write({ kind: 'account', person: session.name });
      const person = createPerson({ ...session, request: (call) => session.request(call, address) }, journal, random);
      await person.save(true);
      people.push(person);
    }
    groups.push(people);
  }
  let next = 0;
  return async () => {
    const people = groups[next++ % TURNS] as Person[];
    await Promise.all(people.map((person) => person.save(false)));
  };
}
