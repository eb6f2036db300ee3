import { expect, it } from 'vitest';
import { singleFlightUpload } from './single-flight-upload.ts';

const photo = { id: 'p1', name: 'a.jpg', sizeBytes: 100 };
const never = () => new AbortController().signal;

/** Returns a request that the test controls. */
function request() {
  const lastRequest: {
    signal: AbortSignal | null;
    onSent: (bytes: number) => void;
    arrive: () => void;
    fail: (error: Error) => void;
    count: number;
  } = {
    signal: null,
    onSent: () => undefined,
    arrive: () => undefined,
    fail: () => undefined,
    count: 0,
  };
  const upload = singleFlightUpload((_, signal, onSent) => {
    lastRequest.count += 1;
    Object.assign(lastRequest, { signal, onSent });
    return new Promise<void>((resolve, reject) => Object.assign(lastRequest, { arrive: resolve, fail: reject }));
  });
  return { upload, lastRequest };
}

it('a later caller joins the request and gets its progress', async () => {
  const { upload, lastRequest } = request();
  const progress: number[] = [];
  const first = upload(photo, never(), () => undefined);
  lastRequest.onSent(40);
  const second = upload(photo, never(), (bytes) => progress.push(bytes));
  lastRequest.onSent(90);
  lastRequest.arrive();
  await Promise.all([first, second]);
  expect(lastRequest.count).toBe(1);
  expect(progress).toEqual([40, 90]);
});

it('one caller that cancels does not stop the others; the last one does', async () => {
  const { upload, lastRequest } = request();
  const [one, two] = [new AbortController(), new AbortController()];
  const first = upload(photo, one.signal, () => undefined);
  const second = upload(photo, two.signal, () => undefined);
  one.abort();
  await expect(first).rejects.toThrow('cancelled');
  expect(lastRequest.signal?.aborted).toBe(false);
  two.abort();
  await expect(second).rejects.toThrow('cancelled');
  expect(lastRequest.signal?.aborted).toBe(true);
});

it('after a failure or an abort, the next call sends again', async () => {
  const { upload, lastRequest } = request();
  const first = upload(photo, never(), () => undefined);
  lastRequest.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  const abort = new AbortController();
  const second = upload(photo, abort.signal, () => undefined);
  abort.abort();
  await expect(second).rejects.toThrow('cancelled');
  const third = upload(photo, never(), () => undefined);
  expect(lastRequest.count).toBe(3);
  lastRequest.arrive();
  await third;
});

it('a request that ends after its successor has started does not affect it', async () => {
  const { upload, lastRequest } = request();
  const abort = new AbortController();
  const first = upload(photo, abort.signal, () => undefined);
  const { fail } = lastRequest;
  abort.abort();
  await expect(first).rejects.toThrow('cancelled');
  const second = upload(photo, never(), () => undefined);
  fail(new Error('stopped'));
  await new Promise((done) => setTimeout(done, 0));
  const third = upload(photo, never(), () => undefined);
  expect(lastRequest.count).toBe(2);
  lastRequest.arrive();
  await Promise.all([second, third]);
});
