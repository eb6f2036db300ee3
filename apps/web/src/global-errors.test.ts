import { describe, expect, it } from 'vitest';
import { errorExit, messageOf } from './global-errors.ts';

describe('the way out of an uncaught error', () => {
  const morning = new Date(2026, 10, 3, 9, 5, 7);

  it('[ERR-05] [ERR-06] names the local time without padding and the encoded message', () => {
    expect(errorExit('nl', 'TypeError: x is null', morning)).toBe('/htmlapp/#/fout?error=9_5_7_TypeError%3A%20x%20is%20null');
    expect(errorExit('es', 'a&b', morning)).toBe('/htmlapp/#/error?error=9_5_7_a%26b');
  });

  it('[ERR-05] any thrown value has a message', () => {
    expect([new TypeError('x is null'), 'plain', { odd: true }, undefined].map(messageOf)).toEqual([
      'TypeError: x is null',
      'plain',
      'ERROR_OCCURRED',
      'ERROR_OCCURRED',
    ]);
  });
});
