import { describe, expect, it } from 'vitest';
import { createLazyFiles } from './lazy-files.ts';

const LETTERS = new Uint8Array([1]);

/** Files that load when the test resolves them. */
function filesWith() {
  const requests: string[] = [];
  const answers: { resolve(file: Uint8Array): void; reject(error: Error): void }[] = [];
  let tries: (() => void)[] = [];
  let arrivals = 0;
  const files = createLazyFiles({
    load: (name) => {
      requests.push(name);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    nextTry: () => new Promise((resolve) => tries.push(resolve)),
    onLoaded: () => {
      arrivals += 1;
    },
  });
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  return {
    files,
    requests,
    arrivals: () => arrivals,
    answer: async (index: number, file: Uint8Array | Error) => {
      if (file instanceof Error) answers[index]?.reject(file);
      else answers[index]?.resolve(file);
      await rest();
    },
    tryAgain: async () => {
      for (const go of tries) go();
      tries = [];
      await rest();
    },
  };
}

describe('createLazyFiles', () => {
  it('requests a file once, and reports when it has loaded', async () => {
    const { files, requests, arrivals, answer } = filesWith();
    expect([files.get('greek'), files.get('greek')]).toEqual([null, null]);
    expect(requests).toEqual(['greek']);
    await answer(0, LETTERS);
    expect([files.get('greek'), arrivals(), requests.length]).toEqual([LETTERS, 1, 1]);
  });

  it('reports files that load together once', async () => {
    const { files, arrivals, answer } = filesWith();
    files.get('greek');
    files.get('hebrew');
    void answer(0, LETTERS);
    await answer(1, LETTERS);
    expect(arrivals()).toBe(1);
  });

  it('retries failed files after a delay', async () => {
    const { files, requests, arrivals, answer, tryAgain } = filesWith();
    files.get('greek');
    await answer(0, new Error('offline'));
    files.get('greek');
    expect([requests.length, arrivals()]).toEqual([1, 0]);
    await tryAgain();
    await answer(1, LETTERS);
    expect([files.get('greek'), requests.length, arrivals()]).toEqual([LETTERS, 2, 1]);
  });

  it('settles when every file has loaded or failed', async () => {
    const { files, answer } = filesWith();
    await files.settled();
    files.get('greek');
    files.get('hebrew');
    let isSettled = false;
    const settled = files.settled().then(() => {
      isSettled = true;
    });
    await answer(0, LETTERS);
    expect(isSettled).toBe(false);
    await answer(1, new Error('offline'));
    await settled;
    expect(isSettled).toBe(true);
  });
});
