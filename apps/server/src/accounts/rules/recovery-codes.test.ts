import { expect, it } from 'vitest';
import { newRecoveryCodes, readTypedCode, recoveryCodeText } from './recovery-codes.ts';

it('there are ten, each with its number and fifteen random digits', () => {
  const codes = newRecoveryCodes();
  expect(codes.map((code) => code[0]).join('')).toBe('0123456789');
  for (const code of codes) expect(code).toMatch(/^\d{16}$/);
  expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20);
});

it('is accepted as shown and with any grouping', () => {
  expect(recoveryCodeText('4821937566201187')).toBe('4821 9375 6620 1187');
  for (const typed of ['4821 9375 6620 1187', '4821937566201187', ' 4821-9375–6620 1187 '])
    expect(readTypedCode(typed)).toEqual({ kind: 'recovery', number: 4, digits: '4821937566201187' });
});

it('the code of an app has six digits', () => {
  for (const typed of ['081804', '081 804', ' 081-804']) expect(readTypedCode(typed)).toEqual({ kind: 'app', digits: '081804' });
});

it.each(['', '08180', '0818041', '482193756620118', '48219375662011871', 'abcdef', '１２３４５６', '12345a'])('%s is not a code', (typed) =>
  expect(readTypedCode(typed)).toBe(null),
);
