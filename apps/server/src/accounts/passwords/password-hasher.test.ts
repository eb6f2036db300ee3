import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const COMPOSED = 'Müller-Łódź-été'.normalize('NFC');
const APART = COMPOSED.normalize('NFD');

it('a password is the same on every keyboard, with precomposed or combining marks', async () => {
  const hasher = await createPasswordHasher();
  expect(APART).not.toBe(COMPOSED);
  for (const hashed of [await hasher.hash(COMPOSED), await hasher.hash(APART)]) {
    expect(await hasher.verify(hashed, COMPOSED)).toBe(true);
    expect(await hasher.verify(hashed, APART)).toBe(true);
    expect(await hasher.verify(hashed, 'Muller-Łódź-été')).toBe(false);
    expect(await hasher.verify(hashed, COMPOSED.toLowerCase())).toBe(false);
  }
  expect(await hasher.verify(null, COMPOSED)).toBe(false);
  expect(await hasher.verify(null, 'the dummy password')).toBe(false);
});

it('… and a hash of the password as typed is still accepted', async () => {
  const hasher = await createPasswordHasher();
  const hashed = await hash(APART);
  expect(await hasher.verify(hashed, APART)).toBe(true);
});

it('spaces at both ends are characters; an account from a version that took them off still opens with them typed', async () => {
  const hasher = await createPasswordHasher();
  const spaced = await hasher.hash(' two words ');
  expect(await hasher.verify(spaced, ' two words ')).toBe(true);
  expect(await hasher.verify(spaced, 'two words')).toBe(false);
  expect(await hasher.verify(await hasher.hash('two words'), ' two words ')).toBe(true);
  expect(await hasher.verify(spaced, '  ')).toBe(false);
});
