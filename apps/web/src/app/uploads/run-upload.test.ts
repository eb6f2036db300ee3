import { expect, it } from 'vitest';
import { HttpFault } from '../../client/http.ts';
import type { PhotoUploadState } from '../../flow/uploads/photo-upload.ts';
import { runUpload, type UploadPorts } from './run-upload.ts';

const photo = { id: 'p1', name: 'a.jpg', sizeBytes: 100 };

/** Uploads one photo with one of `answers` per attempt: a failure, or null for success. */
async function runWithAnswers(...answers: (HttpFault | null)[]) {
  const waits: number[] = [];
  const ports: UploadPorts = {
    upload: async () => {
      const failure = answers.shift();
      if (failure) throw failure;
    },
    isReadable: async () => true,
    wait: async (ms) => void waits.push(ms),
    chance: () => 0.5,
  };
  const states: PhotoUploadState[] = [];
  const listener = { onState: (state: PhotoUploadState) => void states.push(state), onSent: () => undefined };
  const end = await runUpload(ports, photo, new AbortController().signal, listener);
  return { end, waits, tries: states.filter(({ step }) => step === 'sending').length };
}

const busy = new HttpFault('refused', 'Demasiadas solicitudes a la vez.', { status: 429, key: 'ERROR_TOO_MANY' });

it('[UPLOAD-04] an overloaded server gets one retry after 10 to 20 s', async () => {
  expect(await runWithAnswers(busy, null)).toEqual({ end: { step: 'done' }, waits: [15_000], tries: 2 });
});

it('… and if it still is, the photo fails with the server’s message, as a transient failure', async () => {
  expect((await runWithAnswers(busy, busy)).end).toEqual({
    step: 'failed',
    fault: { kind: 'busy', message: 'Demasiadas solicitudes a la vez.' },
  });
});

it('an answer that never came, and an ended session', async () => {
  expect((await runWithAnswers(new HttpFault('lost', '503'), null)).end).toEqual({ step: 'done' });
  const signedOut = new HttpFault('refused', 'Inicia sesión.', { status: 401, key: 'ERROR_NOT_SIGNED_IN' });
  expect(await runWithAnswers(signedOut)).toMatchObject({ end: { step: 'failed', fault: { kind: 'signed-out' } }, tries: 1 });
});

it('a server that is overloaded or whose store is unavailable gets the photo later', async () => {
  for (const key of ['ERROR_BUSY', 'ERROR_STORE_AWAY'] as const) {
    const notNow = new HttpFault('refused', 'Ahora no.', { status: 503, key });
    expect((await runWithAnswers(notNow, null)).end).toEqual({ step: 'done' });
    expect((await runWithAnswers(notNow, notNow)).end).toEqual({ step: 'failed', fault: { kind: 'busy', message: 'Ahora no.' } });
  }
});
