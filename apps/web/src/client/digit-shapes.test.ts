import { DIGIT_SHAPES, writeDigitsXml } from '@muro/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const requests: string[] = [];
let isUnreachable = false;

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string) => {
    requests.push(input);
    return isUnreachable ? new Response('', { status: 503 }) : new Response(writeDigitsXml(DIGIT_SHAPES));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Other test files of this worker get a module without the digits of this one.
  vi.resetModules();
});

it('[HTTP-11] [HTTP-12] [HTTP-13] digits are loaded once per address; a failed load is retried', async () => {
  vi.resetModules();
  const { loadDigits } = await import('./digit-shapes.ts');
  isUnreachable = true;
  await expect(loadDigits()).rejects.toThrow();
  isUnreachable = false;
  const [first, second] = await Promise.all([loadDigits(), loadDigits()]);
  expect([first, second === first, await loadDigits()]).toEqual([DIGIT_SHAPES, true, DIGIT_SHAPES]);
  expect(requests.filter((address) => address.endsWith('/webassets/shapes/numbers.xml'))).toHaveLength(2);
  await loadDigits('/other/numbers.xml');
  expect(requests.at(-1)).toContain('/other/numbers.xml');
});
