import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn, POPUP_FEATURES, socialErrorText, stateOf } from './social-login.ts';

const popup = { name: 'the window we opened' };
const expected = { origin: 'https://shop.example', popup, state: 'a'.repeat(12) };
const good = { origin: 'https://shop.example', source: popup, data: `${'a'.repeat(12)}.12345678` };

describe('the message of the sign-in window', () => {
  it('[SOCIAL-05] returns the code that follows the name of the attempt', () => {
    expect(codeIn(good, expected)).toBe('12345678');
  });

  it.each([
    ['[SOCIAL-06] another origin', { ...good, origin: 'https://shop.example.evil.example' }],
    ['[SOCIAL-06] another scheme', { ...good, origin: 'http://shop.example' }],
    ['[SOCIAL-06] the null origin', { ...good, origin: 'null' }],
    ['another window of our own origin', { ...good, source: { name: 'an iframe' } }],
    ['no window', { ...good, source: null }],
    ['an object', { ...good, data: { code: good.data } }],
    ['an array', { ...good, data: [good.data] }],
    ['a String object', { ...good, data: new String(good.data) }],
    ['a megabyte', { ...good, data: `${expected.state}.${'x'.repeat(1_000_000)}` }],
    ['a javascript address', { ...good, data: `javascript:alert(1)//${good.data}` }],
    ['the name of another attempt', { ...good, data: `${'b'.repeat(12)}.12345678` }],
    ['no code after the name', { ...good, data: `${'a'.repeat(24)}.` }],
  ])('ignores %s', (_, message) => {
    expect(codeIn(message, expected)).toBeNull();
  });

  it('ignores everything when the page has the null origin itself, or opened no window', () => {
    expect(codeIn({ ...good, origin: 'null' }, { ...expected, origin: 'null' })).toBeNull();
    expect(codeIn({ ...good, source: null }, { ...expected, popup: null })).toBeNull();
  });

  it('[SOCIAL-07] has more than 20 characters and at most 4096', () => {
    const ofLength = (length: number) => codeIn({ ...good, data: `${expected.state}.`.padEnd(length, 'x') }, expected);
    expect(ofLength(20)).toBeNull();
    expect(ofLength(21)).toBe('xxxxxxxx');
    expect(ofLength(4096)).not.toBeNull();
    expect(ofLength(4097)).toBeNull();
  });

  it('[SOCIAL-06] messages of other origins are never accepted', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ size: 'xsmall' }),
        fc.constantFrom(popup, null, {}),
        fc.string({ minLength: 21, maxLength: 60 }),
        (origin, source, data) => {
          fc.pre(origin !== expected.origin);
          expect(codeIn({ origin, source, data }, expected)).toBeNull();
        },
      ),
    );
  });
});

it('[SOCIAL-04] the window is 400 x 530', () => {
  expect(POPUP_FEATURES).toContain('width=400,height=530');
});

it('names an attempt by 32 hex digits', () => {
  expect(stateOf(Uint8Array.from([0, 255, 16]))).toBe('00ff10');
});

it('[ERRP-15] a failure is called by its message, else by its status, else a server error', () => {
  expect(socialErrorText({ message: 'No', status: 400, statusText: 'Bad Request' })).toBe('No');
  expect(socialErrorText({ status: 502, statusText: 'Bad Gateway' })).toBe('502 - Bad Gateway');
  expect(socialErrorText({})).toBe('Server error');
});
