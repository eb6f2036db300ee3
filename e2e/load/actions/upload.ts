import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS, pathOf, type UploadAnswer } from '@muro/api';
import { findCorpus } from '../../../apps/server/test/corpus/read-corpus.ts';
import { uploadForm } from '../../../apps/server/test/photos/make-photo.ts';
import { differentPhoto, photoFiles } from '../../../test-support/different-photos.ts';
import { type HttpAnswer, type HttpCall, jsonOf } from '../../../test-support/http-call.ts';
import { asVisitor, type Send, type SentPhoto, type Tools, type UserAction, type Visitor } from './user-action.ts';

/** Visitors that upload; not those with seeded photo rows. */
const UPLOADERS = { from: 50, people: 10 };
const HOSTILE_EVERY = 20;
const HOSTILE_CLASSES = /^(?:bomb|damage|fuzz_.*)$/;
const NOT_NOW = [429, 503];

export const uploaderOf = (visitors: readonly Visitor[], nth: number): Visitor =>
  visitors[(UPLOADERS.from + (nth % UPLOADERS.people)) % visitors.length] as Visitor;

function uploading(bytes: Buffer): HttpCall {
  const { url, headers, payload } = uploadForm(bytes, { suggestedRotation: '0', t: '1' });
  return { method: 'POST', path: String(url), headers: headers as Record<string, string>, body: payload as Buffer };
}

/** Uploads with retries after `Retry-After`, as the page does. */
async function sendPhoto(send: Send, visitor: Visitor, bytes: Buffer): Promise<HttpAnswer> {
  for (;;) {
    const answer = await send(asVisitor(visitor, uploading(bytes)));
    if (!NOT_NOW.includes(answer.status)) return answer;
    await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
  }
}

/** Uploads `count` photos of one user, three at a time. @throws {Error} if one is refused */
export async function sendPhotos(send: Send, visitor: Visitor, count: number): Promise<readonly SentPhoto[]> {
  const files = photoFiles();
  const sentPhotos: SentPhoto[] = [];
  let next = 0;
  const sendInTurn = async () => {
    while (next < count) {
      const index = next++;
      const answer = await sendPhoto(send, visitor, differentPhoto(files, index));
      if (answer.status !== 200) throw new Error(`Photo ${index} was answered ${answer.status}: ${answer.bytes.toString().slice(0, 200)}`);
      sentPhotos[index] = jsonOf<UploadAnswer>(answer);
    }
  };
  await Promise.all([sendInTurn(), sendInTurn(), sendInTurn()]);
  return sentPhotos;
}

/** Returns hostile files: decompression bombs, damaged and fuzzed files; without a corpus a truncated photo. */
function hostileFiles(): readonly Buffer[] {
  const corpus = findCorpus();
  if (!corpus) return [differentPhoto(photoFiles(), 0).subarray(0, 20_000)];
  const files = corpus.entries.filter((entry) => HOSTILE_CLASSES.test(entry.class) && entry.file.startsWith('images/'));
  return files.map(({ file }) => corpus.bytesOf(file));
}

/** Uploads photos; each acknowledged one must exist afterwards. */
export const upload =
  (hostileEvery: number | null) =>
  ({ input: { visitors, seed }, send, reportViolation }: Tools): UserAction => {
    const files = photoFiles();
    const hostile = hostileEvery === null ? [] : hostileFiles();
    const stored: { readonly visitor: Visitor; readonly id: number }[] = [];
    return {
      async begin(nth) {
        const visitor = uploaderOf(visitors, nth);
        const isHostile = hostileEvery !== null && nth % hostileEvery === 0;
        const bytes = isHostile
          ? (hostile[Math.floor(nth / hostileEvery) % hostile.length] as Buffer)
          : differentPhoto(files, seed * 100_000 + nth);
        const answer = await sendPhoto(send, visitor, bytes);
        if (answer.status === 200) stored.push({ visitor, id: jsonOf<UploadAnswer>(answer).id });
        else if (!isHostile || answer.status >= 500)
          reportViolation(`photo ${nth} was answered ${answer.status}: ${answer.bytes.toString().slice(0, 200)}`);
      },
      async check(uncounted) {
        const lost: string[] = [];
        for (const { visitor, id } of stored) {
          const { status } = await uncounted(asVisitor(visitor, { method: 'GET', path: pathOf(PATHS.photoThumb, { id }) }));
          if (status !== 200) lost.push(`lost: photo ${id} was acknowledged and its picture is answered ${status}`);
        }
        return lost;
      },
    };
  };

export const hostileUpload = upload(HOSTILE_EVERY);
