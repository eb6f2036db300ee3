import { createHash } from 'node:crypto';
import { type LoadAnswer, type OrderAnswer, PATHS, pathOf, type SaveAnswer, type UploadAnswer } from '@muro/api';
import { collageXml } from '../../apps/server/test/collages/make-collage.ts';
import { uploadForm } from '../../apps/server/test/photos/make-photo.ts';
import { type HttpAnswer, type HttpCall, jsonOf } from '../../test-support/http-call.ts';
import type { Journal } from './journal.ts';
import type { Session } from './session.ts';

/** Actions of a simulated user; each records the acknowledged data. */
export interface Person {
  upload(bytes: Buffer): Promise<void>;
  /** Saves a new version of a collage, or a new one. */
  save(isNew: boolean): Promise<void>;
  /** Saves the same collage from two windows concurrently; only one save may succeed. */
  saveTwice(): Promise<void>;
  load(): Promise<void>;
  look(): Promise<void>;
  order(): Promise<void>;
  cancel(): Promise<void>;
}

interface OwnCollage {
  readonly id: number;
  version: number;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const ADDRESS = { name: 'Ana', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES', email: 'ana@example.org' };

/** Returns the content of a collage, read from its document: equal before sending and after loading. */
export const contentOf = (xml: string): string =>
  [...xml.matchAll(/name="number(?:Vert|Hor)" value="\d+"|<photo id="\d+" zoom/g)].map(([text]) => text.replace(/\D+/g, '')).join('-');

/** Data that a user owns, according to the answers. */
interface PersonState {
  readonly session: Session;
  readonly journal: Journal;
  readonly random: () => number;
  readonly photos: UploadAnswer[];
  readonly collages: OwnCollage[];
  nextKey(): string;
}

export function createPerson(session: Session, journal: Journal, random: () => number): Person {
  let attempts = 0;
  const state: PersonState = { session, journal, random, photos: [], collages: [], nextKey: () => `${session.name}-attempt-${++attempts}` };
  return { ...photoSteps(state), ...collageSteps(state), ...windowSteps(state), ...orderSteps(state) };
}

const pickOf = <One>(all: readonly One[], random: () => number): One | undefined => all[Math.floor(random() * all.length)];

function blameRefusal({ session, journal }: PersonState, step: string, answer: HttpAnswer): void {
  journal.recordFinding('wrong', `${session.name}: ${step} was refused: ${answer.status} ${answer.bytes.toString('utf8').slice(0, 200)}`);
}

function photoSteps(state: PersonState): Pick<Person, 'upload' | 'look'> {
  const { session, journal, random, photos } = state;
  const person = session.name;
  return {
    async upload(bytes) {
      const { url, headers, payload } = uploadForm(bytes, { suggestedRotation: '0', t: '1' });
      const call = { method: 'POST' as const, path: String(url), headers: headers as Record<string, string>, body: payload as Buffer };
      const answer = await session.request(call);
      if (answer.status !== 200) return blameRefusal(state, 'a photo', answer);
      const photo = jsonOf<UploadAnswer>(answer);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      journal.write({ kind: 'photo', person, id: photo.id, sha256, bytes: bytes.length });
      if (!photos.some(({ id }) => id === photo.id)) photos.push(photo);
    },
    async look() {
      const photo = pickOf(photos, random);
      if (!photo) return;
      const call = { method: 'GET', path: pathOf(PATHS.photoWeb, { id: photo.id }) } as const;
      let answer = await session.request(call);
      if (answer.status === 404) {
        await session.request({ method: 'GET', path: PATHS.orders }); // signs in if necessary, because other users cannot see the photo
        answer = await session.request(call);
      }
      if (answer.status !== 200) blameRefusal(state, `looking at ${photo.id}`, answer);
    },
  };
}

function makeDocument({ photos, random }: PersonState): string {
  const [columns, rows] = photos.length < 4 ? [1, 1] : [1 + Math.floor(random() * 2), 1 + Math.floor(random() * 2)];
  const chosen = [...photos].sort(() => random() - 0.5).slice(0, columns * rows);
  return collageXml({ photos: chosen, columns, rows });
}

function saveCall(state: PersonState, xml: string, on: OwnCollage | undefined): HttpCall {
  const baseFields = on ? { collageid: String(on.id), baseversion: String(on.version) } : {};
  const body = new URLSearchParams({ collagexml: xml, idempotencykey: state.nextKey(), ...baseFields }).toString();
  return { method: 'POST', path: `${PATHS.save}?format=json`, headers: FORM, body };
}

function recordSave({ session, journal }: PersonState, xml: string, answer: HttpAnswer): SaveAnswer {
  const answered = jsonOf<SaveAnswer>(answer);
  journal.write({ kind: 'save', person: session.name, collage: answered.collageid, version: answered.version, content: contentOf(xml) });
  return answered;
}

function collageSteps(state: PersonState): Pick<Person, 'save' | 'load'> {
  const { session, journal, random, collages } = state;
  const person = session.name;
  return {
    async save(isNew) {
      const on = isNew ? undefined : pickOf(collages, random);
      const xml = makeDocument(state);
      const answer = await session.request(saveCall(state, xml, on));
      if (answer.status !== 200) return blameRefusal(state, `a save on version ${on?.version}`, answer);
      const { collageid: id, version } = recordSave(state, xml, answer);
      if (on && version !== on.version + 1) journal.recordFinding('doubled', `${person}: ${id} went from ${on.version} to ${version}`);
      if (on) on.version = version;
      else collages.push({ id, version });
    },
    async load() {
      const on = pickOf(collages, random);
      if (!on) return;
      const { version } = on;
      const answer = await session.request({
        method: 'POST',
        path: `${PATHS.load}?format=json`,
        headers: FORM,
        body: `collageid=${on.id}`,
      });
      if (answer.status !== 200) return blameRefusal(state, `loading ${on.id}`, answer);
      if (jsonOf<LoadAnswer>(answer).version !== version)
        journal.recordFinding('lost', `${person}: ${on.id} was at ${version} and opened older`);
    },
  };
}

function windowSteps(state: PersonState): Pick<Person, 'saveTwice'> {
  const { session, journal, random, collages } = state;
  const person = session.name;
  return {
    async saveTwice() {
      const on = pickOf(collages, random);
      if (!on) return;
      const calls = [makeDocument(state), makeDocument(state)].map((xml) => ({ xml, call: saveCall(state, xml, on) }));
      const answers = await Promise.all(calls.map(({ call }) => session.request(call)));
      const won = answers.filter(({ status }) => status === 200);
      if (won.length !== 1)
        journal.recordFinding('doubled', `${person}: of two windows on ${on.id} ${won.length} saved version ${on.version + 1}`);
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 200) on.version = recordSave(state, calls[index]?.xml as string, answer).version;
        else if (answer.status !== 409) blameRefusal(state, 'the second window', answer);
      }
    },
  };
}

function orderSteps(state: PersonState): Pick<Person, 'order' | 'cancel'> {
  const { session, journal, random, collages } = state;
  const person = session.name;
  const orders: number[] = [];
  return {
    async order() {
      const on = pickOf(collages, random);
      if (!on) return;
      const body = JSON.stringify({ ...ADDRESS, collageid: on.id, version: on.version, quantity: 1, idempotencykey: state.nextKey() });
      const answer = await session.request({ method: 'POST', path: PATHS.orders, headers: JSON_TYPE, body });
      if (answer.status !== 200) return blameRefusal(state, 'an order', answer);
      const { id } = jsonOf<OrderAnswer>(answer);
      journal.write({ kind: 'order', person, id });
      orders.push(id);
    },
    async cancel() {
      const id = orders.pop();
      if (id === undefined) return;
      const body = JSON.stringify({ expected: 'received' });
      const answer = await session.request({ method: 'POST', path: pathOf(PATHS.cancelOrder, { id }), headers: JSON_TYPE, body });
      if (answer.status === 200) journal.write({ kind: 'cancel', person, id });
    },
  };
}
