import { type LoadAnswer, PATHS, type SaveAnswer } from '@muro/api';
import { collageXml } from '../../../apps/server/test/collages/make-collage.ts';
import { type HttpCall, jsonOf } from '../../../test-support/http-call.ts';
import { contentOf } from '../../faults/person.ts';
import { asVisitor, type Send, type SentPhoto, type Tools, type UserAction, type Visitor } from './user-action.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Page sizes by maximum number of photos. The last one has 144 slots, the maximum; further photos stay in the tray. */
const PAGES = [
  [10, { templateId: '101', childTemplateId: '10117', size: { width: 100, height: 70 }, columns: 5, rows: 2 }],
  [40, { templateId: '101', childTemplateId: '10117', size: { width: 100, height: 70 }, columns: 8, rows: 5 }],
  [150, { templateId: '101', childTemplateId: '10122', size: { width: 140, height: 100 }, columns: 12, rows: 12 }],
] as const;

export function documentOf(photos: readonly SentPhoto[]): string {
  const page = PAGES.find(([maxPhotos]) => photos.length <= maxPhotos);
  if (!page) throw new RangeError(`Expected at most 150 photos but received ${photos.length}.`);
  return collageXml({ photos, ...page[1] });
}

export function savingOf(xml: string, on?: SaveAnswer): HttpCall {
  const baseFields = on ? { collageid: String(on.collageid), baseversion: String(on.version) } : {};
  return {
    method: 'POST',
    path: `${PATHS.save}?format=json`,
    headers: FORM,
    body: new URLSearchParams({ collagexml: xml, ...baseFields }).toString(),
  };
}

const opening = ({ collageid }: SaveAnswer): HttpCall => ({
  method: 'POST',
  path: `${PATHS.load}?format=json`,
  headers: FORM,
  body: `collageid=${collageid}`,
});

interface Work {
  readonly visitor: Visitor;
  /** Two documents that are saved alternately. */
  readonly documents: readonly string[];
  on: SaveAnswer;
  /** Document of that version. */
  savedXml: string;
  /** True if the outcome of a save is unknown. */
  isUnknown: boolean;
  last: Promise<void>;
}

/** Saves collages of existing photos, one per visitor; no acknowledged version may be lost. */
export function save({ input: { visitors, photos }, send, reportViolation }: Tools): UserAction {
  const works: Work[] = [];
  return {
    async ready(uncounted) {
      for (const [index, all] of photos.entries()) works.push(await saveFirst(uncounted, visitors[index] as Visitor, all));
    },
    begin(nth) {
      const work = works[nth % works.length] as Work;
      work.last = work.last.then(() => saveOn(work, Math.floor(nth / works.length), send, reportViolation));
      return work.last;
    },
    check: async (uncounted) => (await Promise.all(works.map((work) => lostOf(work, uncounted)))).flat(),
  };
}

async function saveFirst(send: Send, visitor: Visitor, photos: readonly SentPhoto[]): Promise<Work> {
  const documents = [documentOf(photos), documentOf([...photos].reverse())];
  const savedXml = documents[1] as string;
  const answer = await send(asVisitor(visitor, savingOf(savedXml)));
  if (answer.status !== 200) throw new Error(`The first save was answered ${answer.status}: ${answer.bytes.toString().slice(0, 300)}`);
  return { visitor, documents, savedXml, on: jsonOf<SaveAnswer>(answer), isUnknown: false, last: Promise.resolve() };
}

async function saveOn(work: Work, turn: number, send: Send, reportViolation: (what: string) => void): Promise<void> {
  const xml = work.documents[turn % 2] as string;
  work.isUnknown = true;
  const answer = await send(asVisitor(work.visitor, savingOf(xml, work.on)));
  work.isUnknown = answer.status >= 500 && answer.status !== 503;
  if (answer.status === 200) {
    const saved = jsonOf<SaveAnswer>(answer);
    if (saved.version !== work.on.version + 1) reportViolation(`a save on version ${work.on.version} became ${saved.version}`);
    Object.assign(work, { on: saved, savedXml: xml });
  } else if (![429, 503].includes(answer.status))
    reportViolation(`a save was answered ${answer.status}: ${answer.bytes.toString().slice(0, 200)}`);
}

async function lostOf({ visitor, on, savedXml, isUnknown }: Work, send: Send): Promise<readonly string[]> {
  const answer = await send(asVisitor(visitor, opening(on)));
  if (answer.status !== 200) return [`lost: collage ${on.collageid} opens with ${answer.status}`];
  const { version, collagexml } = jsonOf<LoadAnswer>(answer);
  if (isUnknown && version > on.version) return [];
  if (version !== on.version) return [`lost: collage ${on.collageid} is at version ${version}, acknowledged was ${on.version}`];
  return contentOf(collagexml) === contentOf(savedXml)
    ? []
    : [`lost: version ${version} of ${on.collageid} has other content than was sent`];
}
