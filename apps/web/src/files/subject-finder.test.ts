import type { PhotoSubject } from '@muro/domain';
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_DETECTOR } from './no-detector.ts';
import { createSubjectFinder, type SubjectFinder } from './subject-finder.ts';

const FACE = { x: 0.4, y: 0.2 };
const MIDDLE = { x: 0.5, y: 0.5 };
const PHOTO = new Blob(['photo']);

/** Behaviour of each worker, in order of creation; they run on this thread with real message ports. */
let kinds: ('away' | 'finds' | 'none')[];

function workerOnThisThread(): Worker {
  const { port1, port2 } = new MessageChannel();
  const kind = kinds.shift() ?? 'finds';
  const faces = () => {
    if (kind === 'away') throw Object.assign(new Error('Failed to fetch'), { name: NO_DETECTOR });
    return kind === 'finds' ? FACE : null;
  };
  expose({ faces, content: () => MIDDLE }, port1 as never);
  const terminate = (): void => port1.close();
  return Object.assign(port2, { terminate }) as never;
}

/** Returns the found subject, with fake time advancing as messages arrive. */
async function findIn(finder: SubjectFinder): Promise<PhotoSubject | null> {
  let isFound = false;
  const finding = finder.find(PHOTO).finally(() => {
    isFound = true;
  });
  while (!isFound) {
    await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(100);
  }
  return finding;
}

beforeEach(() => {
  vi.stubGlobal('Worker', workerOnThisThread);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reloads a detector that failed to load, in another worker', async () => {
  kinds = ['away', 'away', 'finds'];
  const finder = createSubjectFinder();
  expect(await findIn(finder)).toEqual(FACE);
  finder.end();
});

it('finds the area with the most detail in a photo without faces', async () => {
  kinds = ['none'];
  const finder = createSubjectFinder();
  expect(await findIn(finder)).toEqual(MIDDLE);
  finder.end();
});

it('returns nothing for a photo while the detector cannot be loaded offline', async () => {
  kinds = ['away', 'away', 'away'];
  vi.stubGlobal('navigator', { onLine: false });
  const finder = createSubjectFinder();
  expect(await findIn(finder)).toBe(null);
  vi.stubGlobal('navigator', { onLine: true });
  kinds = ['finds'];
  finder.end();
  expect(await findIn(finder)).toEqual(FACE);
  finder.end();
});
