import { expect, it } from 'vitest';
import { newTotpSecret, totpAddress, totpSecretText, totpStep } from './totp.ts';

/** Test vectors of RFC 6238, appendix B: the last six of their eight digits. */
const SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('at %d s the code of RFC 6238 is %s', (nowS, code, step) => expect(totpStep(SECRET, code, nowS)).toBe(step));

it('accepts codes of the previous and the next time step, but none two steps away', () => {
  const [nowS, step] = [1_111_111_109, 37_037_036];
  for (const [away, found] of [
    [-60, null],
    [-30, step],
    [0, step],
    [30, step],
    [60, null],
  ] as const)
    expect(totpStep(SECRET, '081804', nowS + away), `${away} s`).toBe(found);
});

it('accepts only the complete code', () => {
  for (const code of ['', '81804', '081805', '0818040', '０８１８０４', 'abcdef'])
    expect(totpStep(SECRET, code, 1_111_111_109), code).toBe(null);
});

it('each secret is a new one of 160 bits, shown in groups', () => {
  const [first, second] = [newTotpSecret(), newTotpSecret()];
  expect(first).toHaveLength(20);
  expect(first.equals(second)).toBe(false);
  expect(totpSecretText(SECRET)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
});

it('the address contains shop, account and secret', () => {
  const address = new URL(totpAddress(SECRET, { shop: 'Wall & Co: prints', name: 'ana:ñ' }));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Wall & Co  prints:ana ñ');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Wall & Co  prints',
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
