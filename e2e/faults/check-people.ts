import { type KnownPhotosAnswer, type LoadAnswer, type OrderAnswer, type OrdersAnswer, PATHS } from '@muro/api';
import pLimit from 'p-limit';
import { jsonOf } from '../../test-support/http-call.ts';
import type { Calls } from './calls.ts';
import type { Entry, Journal } from './journal.ts';
import { contentOf } from './person.ts';
import { openSession, type Session } from './session.ts';

const AT_ONCE = 3;
const MAX_CHECKED = 150;

/** Signs every user in again and checks their data. */
export async function checkPeople(calls: Calls, journal: Journal): Promise<void> {
  const people = journal.entries.flatMap((entry) => (entry.kind === 'account' ? [entry.person] : []));
  await pLimit(AT_ONCE).map(people, async (person) => {
    const session = await openSession(calls, person, true);
    if (!session) journal.recordFinding('lost', `the account ${person}`);
    else await checkPerson(session, journal);
  });
}

async function checkPerson(session: Session, journal: Journal): Promise<void> {
  const entries = journal.entries.filter(({ person }) => person === session.name);
  await checkPhotos(session, journal, entries);
  await checkCollages(session, journal, entries);
  const orders = await allOrders(session);
  for (const entry of entries) {
    if (entry.kind === 'order' && orders.filter(({ id }) => id === entry.id).length !== 1)
      journal.recordFinding('lost', `order ${entry.id}`);
    const isWrong = entry.kind === 'cancel' && orders.find(({ id }) => id === entry.id)?.state !== 'cancelled';
    if (isWrong) journal.recordFinding('lost', `order ${entry.id} is not cancelled any more`);
  }
}

async function allOrders(session: Session): Promise<readonly OrderAnswer[]> {
  const orders: OrderAnswer[] = [];
  for (let after = ''; ; ) {
    const page = jsonOf<OrdersAnswer>(await session.request({ method: 'GET', path: `${PATHS.orders}?limit=200${after}` }));
    orders.push(...page.orders);
    if (page.next === null) return orders;
    after = `&after=${page.next}`;
  }
}

async function checkPhotos(session: Session, journal: Journal, entries: readonly Entry[]): Promise<void> {
  const photos = entries.filter((entry) => entry.kind === 'photo');
  for (let start = 0; start < photos.length; start += MAX_CHECKED) {
    const part = photos.slice(start, start + MAX_CHECKED);
    const requested = [...new Map(part.map(({ sha256, bytes }) => [sha256, { sha256, bytes }])).values()];
    const body = JSON.stringify({ photos: requested });
    const answer = await session.request({
      method: 'POST',
      path: PATHS.knownPhotos,
      headers: { 'content-type': 'application/json' },
      body,
    });
    const idOf = new Map(jsonOf<KnownPhotosAnswer>(answer).known.map(({ sha256, photo }) => [sha256, photo.id]));
    for (const { sha256, id, person } of part)
      if (idOf.get(sha256) !== id) journal.recordFinding('lost', `${person}: the photo ${id} is ${idOf.get(sha256) ?? 'not there'}`);
  }
}

async function checkCollages(session: Session, journal: Journal, entries: readonly Entry[]): Promise<void> {
  const newest = new Map<number, Extract<Entry, { kind: 'save' }>>();
  for (const entry of entries)
    if (entry.kind === 'save' && entry.version > (newest.get(entry.collage)?.version ?? 0)) newest.set(entry.collage, entry);
  for (const { collage, version, content } of newest.values()) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await session.request({ method: 'POST', path: `${PATHS.load}?format=json`, headers, body: `collageid=${collage}` });
    if (answer.status !== 200) {
      journal.recordFinding('lost', `collage ${collage} is answered ${answer.status}`);
      continue;
    }
    const loaded = jsonOf<LoadAnswer>(answer);
    if (loaded.version < version) journal.recordFinding('lost', `collage ${collage} was at ${version} and is at ${loaded.version}`);
    if (loaded.version > version)
      journal.recordFinding('doubled', `collage ${collage} is at ${loaded.version}, acknowledged was ${version}`);
    if (loaded.version === version && contentOf(loaded.collagexml) !== content)
      journal.recordFinding('half-written', `collage ${collage} at ${version} shows ${contentOf(loaded.collagexml)}, not ${content}`);
  }
}
