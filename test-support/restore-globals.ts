import { afterAll, vi } from 'vitest';

/** Removes the stubs that a file leaves on global objects: the next file of the process would see them. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
