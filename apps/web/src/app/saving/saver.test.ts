import { describe, expect, it } from 'vitest';
import { HttpFault } from '../../client/http.ts';
import type { SaveProcess } from '../../flow/saving/save-process.ts';
import type { PhotoToSend, UploadFault } from '../../flow/uploads/photo-upload.ts';
import { createSaver, SaveError, type SavePorts } from './saver.ts';

const photos = (count: number): PhotoToSend[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, name: `${index + 1}.jpg`, sizeBytes: 100 }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Creates ports that succeed immediately; a test overrides some of them. */
function createTestSaver(overrides: Partial<SavePorts<string>> = {}) {
  const log: string[] = [];
  const observed: { process: SaveProcess | null; waiting: ReadonlyMap<string, UploadFault> } = { process: null, waiting: new Map() };
  const ports: SavePorts<string> = {
    upload: async ({ id }) => void log.push(`upload ${id}`),
    isReadable: async () => true,
    paint: async () => 'picture',
    post: async (screenshot) => {
      log.push(`post ${screenshot}`);
      return 'stored';
    },
    wait: async (ms) => void (ms > 100 && log.push(`wait ${ms}`)),
    chance: () => 0.5,
    nowMs: () => 0,
    onRetrying: (isRetrying) => void log.push(isRetrying ? 'still trying' : 'tried'),
    onProcess: (process) => {
      observed.process = process;
    },
    onWaiting: (waiting) => {
      observed.waiting = waiting;
    },
    ...overrides,
  };
  return { saver: createSaver(ports), log, observed };
}

const lost = () => new HttpFault('lost', 'gone');
const screenshot = { wantsScreenshot: true };

describe('saving', () => {
  it('[SAVE-04] [SAVE-07] [SAVE-08] uploads, paints, posts', async () => {
    const { saver, log, observed } = createTestSaver();
    expect(await saver.save(photos(2), screenshot)).toBe('stored');
    expect(log).toEqual(['upload p1', 'upload p2', 'post picture']);
    expect(observed.process?.progress).toMatchObject({ finished: true, error: false, finishedResources: 2, finishedBytes: 200 });
  });

  it('[SAVE-01] a second save is rejected while one is busy', async () => {
    const { saver } = createTestSaver();
    const first = saver.save(photos(1), screenshot);
    await expect(saver.save(photos(1), screenshot)).rejects.toThrow('Already busy saving.');
    expect(await first).toBe('stored');
    expect(await saver.save([], screenshot)).toBe('stored');
  });

  it('uploads at most three photos at a time', async () => {
    let running = 0;
    let maxRunning = 0;
    const { saver } = createTestSaver({
      upload: async () => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await nextTask();
        running -= 1;
      },
    });
    await saver.save(photos(8), screenshot);
    expect(maxRunning).toBe(3);
  });

  it('[SAVE-06] waits for a slow screenshot and posts once', async () => {
    let polls = 0;
    let ready: (picture: string) => void = () => undefined;
    const picture = new Promise<string>((resolve) => {
      ready = resolve;
    });
    const { saver, log } = createTestSaver({
      paint: () => picture,
      wait: async () => {
        polls += 1;
        if (polls === 3) ready('late');
        await nextTask();
      },
    });
    await saver.save([], screenshot);
    expect(polls).toBeGreaterThanOrEqual(3);
    expect(log).toEqual(['post late']);
  });

  it('[SAVE-02] a screenshot that fails or is not wanted does not prevent the save', async () => {
    const broken = createTestSaver({ paint: () => Promise.reject(new Error('no canvas')) });
    expect(await broken.saver.save([], screenshot)).toBe('stored');
    expect(broken.log).toEqual(['post null']);
    const silent = createTestSaver({ paint: () => new Promise(() => undefined) });
    expect(await silent.saver.save([], screenshot)).toBe('stored');
    expect(silent.log).toEqual(['post null']);
    const plain = createTestSaver();
    await plain.saver.save([], { wantsScreenshot: false });
    expect(plain.log).toEqual(['post null']);
  });

  it('[UPLOAD-04] a failed photo is sent again after 10 to 20 s, and the save continues', async () => {
    let tries = 0;
    const { saver, log, observed } = createTestSaver({
      upload: async ({ id }) => {
        tries += 1;
        if (id === 'p1' && tries === 1) throw lost();
      },
    });
    expect(await saver.save(photos(1), screenshot)).toBe('stored');
    expect(tries).toBe(2);
    expect(log).toEqual(['wait 15000', 'post picture']);
    expect(observed.waiting.size).toBe(0);
  });

  it('[SAVE-05] [SAVE-17] [ERRP-01] refused photos end the save before anything is posted; the others have arrived', async () => {
    const { saver, log } = createTestSaver({
      upload: async ({ id }) => {
        if (id === 'p2') throw new HttpFault('refused', 'This is no valid jpeg-image.', { status: 415, key: 'ERROR_NO_JPG_IMAGE' });
        log.push(`upload ${id}`);
      },
    });
    const error = await saver.save(photos(3), screenshot).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SaveError);
    expect(error).toMatchObject({ fault: { kind: 'photos' } });
    expect((error as SaveError).process.progress.errorResourceItems).toEqual([
      { id: 'p2', name: '2.jpg', fault: { kind: 'refused', message: 'This is no valid jpeg-image.' } },
    ]);
    expect(log.filter((line) => !line.startsWith('wait'))).toEqual(['upload p1', 'upload p3']);
  });

  it('[UPLOAD-06] [ERRP-13] a file that is gone at the retry is named', async () => {
    const { saver } = createTestSaver({ upload: () => Promise.reject(lost()), isReadable: async () => false });
    const error = (await saver.save(photos(1), screenshot).catch((thrown: unknown) => thrown)) as SaveError;
    expect(error.process.progress.errorResourceItems[0]?.fault).toEqual({ kind: 'gone', message: 'Could not find file on disk' });
  });

  it('a lost server ends the save after one round of retries instead of one per photo', async () => {
    let tries = 0;
    const { saver } = createTestSaver({
      upload: () => {
        tries += 1;
        return Promise.reject(lost());
      },
    });
    await expect(saver.save(photos(40), screenshot)).rejects.toMatchObject({ fault: { kind: 'lost' } });
    // Three photos with two attempts each, then more with backoff for the rest of a minute.
    expect(tries).toBe(24);
  });

  it('an expired session is recognised, both during an upload and during the save', async () => {
    const out = () => new HttpFault('refused', 'Sign in', { status: 401, key: 'ERROR_NOT_SIGNED_IN' });
    const uploading = createTestSaver({ upload: () => Promise.reject(out()) });
    await expect(uploading.saver.save(photos(9), screenshot)).rejects.toMatchObject({ fault: { kind: 'signed-out' } });
    expect(uploading.log).toEqual([]);
    await expect(createTestSaver({ post: () => Promise.reject(out()) }).saver.save([], screenshot)).rejects.toMatchObject({
      fault: { kind: 'signed-out' },
    });
  });

  it('[SAVE-09] [ERRP-01] a refused save is rejected with "Couldn\'t save: {reason}" and sets error', async () => {
    const { saver, observed } = createTestSaver({ post: () => Promise.reject(new HttpFault('refused', 'No space left', { status: 507 })) });
    await expect(saver.save([], screenshot)).rejects.toThrow("Couldn't save: No space left");
    expect(observed.process?.progress).toMatchObject({ error: true, finished: false });
  });

  it('[SAVE-09] is retried with backoff, and reports it, while the server does not answer, a proxy has no server or the store is unavailable', async () => {
    const faults = [
      lost(),
      new HttpFault('lost', '502', { status: 502 }),
      new HttpFault('refused', 'away', { status: 503, key: 'ERROR_STORE_AWAY' }),
      new HttpFault('lost', '504', { status: 504 }),
    ];
    const { saver, log } = createTestSaver({
      post: async () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return 'stored';
      },
    });
    expect(await saver.save([], screenshot)).toBe('stored');
    expect(log).toEqual(['still trying', 'wait 2000', 'wait 4000', 'wait 8000', 'wait 10000', 'tried']);
  });

  it('ends after a minute without an answer, and immediately when the server refuses', async () => {
    const unreachable = createTestSaver({ post: () => Promise.reject(lost()) });
    await expect(unreachable.saver.save([], screenshot)).rejects.toMatchObject({ fault: { kind: 'lost' } });
    const waitsMs = unreachable.log.flatMap((line) => (line.startsWith('wait ') ? [Number(line.slice(5))] : []));
    const waitedMs = waitsMs.reduce((sum, ms) => sum + ms, 0);
    expect(waitedMs).toBeGreaterThan(45_000);
    expect(waitedMs).toBeLessThanOrEqual(60_000);
    expect(unreachable.log.at(-1)).toBe('tried');
    let nowMs = 0;
    let posts = 0;
    const slow = createTestSaver({
      nowMs: () => nowMs,
      post: () => {
        posts += 1;
        nowMs += 40_000;
        return Promise.reject(lost());
      },
    });
    await expect(slow.saver.save([], screenshot)).rejects.toMatchObject({ fault: { kind: 'lost' } });
    expect(posts).toBe(3);
    const refused = createTestSaver({ post: () => Promise.reject(new HttpFault('refused', 'No', { status: 500 })) });
    await expect(refused.saver.save([], screenshot)).rejects.toThrow("Couldn't save: No");
    expect(refused.log).toEqual([]);
  });

  it('[UPLOAD-04] a photo that failed twice without an answer is retried for a minute, and the save continues', async () => {
    let tries = 0;
    const { saver, log } = createTestSaver({
      upload: async () => {
        tries += 1;
        if (tries < 5) throw lost();
      },
    });
    expect(await saver.save(photos(1), screenshot)).toBe('stored');
    expect(log).toEqual(['wait 15000', 'still trying', 'wait 2000', 'wait 4000', 'wait 8000', 'tried', 'post picture']);
  });

  it('a newer version on the server is reported with its number', async () => {
    const newer = new HttpFault('refused', 'Newer', { status: 409, key: 'ERROR_NEWER_VERSION', version: 5 });
    await expect(createTestSaver({ post: () => Promise.reject(newer) }).saver.save([], screenshot)).rejects.toMatchObject({
      fault: { kind: 'newer', version: 5 },
    });
  });

  it('[SAVE-10] [SAVE-11] [HCALL-15] cancel yields null in every phase, and the next save starts afresh', async () => {
    const untilAborted = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new HttpFault('cancelled', 'cancelled'))));
    const phases: Partial<SavePorts<string>>[] = [
      { upload: (_photo, signal) => untilAborted(signal) },
      { upload: () => Promise.reject(lost()), wait: (_ms, signal) => untilAborted(signal).catch(() => undefined) },
      { paint: () => new Promise(() => undefined), wait: () => nextTask().then(() => undefined) },
      { post: (_screenshot, signal) => untilAborted(signal) },
    ];
    for (const phase of phases) {
      const { saver, observed } = createTestSaver(phase);
      const saving = saver.save(photos(1), screenshot);
      await nextTask();
      await nextTask();
      saver.cancel();
      expect(await saving).toBe(null);
      expect(observed.process).toMatchObject({ step: 'idle', progress: { finished: false, error: false } });
    }
    const { saver } = createTestSaver();
    saver.cancel();
    expect(await saver.save([], screenshot)).toBe('stored');
  });
});
