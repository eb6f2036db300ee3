import { expect, it } from 'vitest';
import { commonPasswords, isGuessable } from './guessable-password.ts';

const ANA = { username: 'anaruiz', email: 'ana.ruiz@example.org' };

it('the list holds at least 3,000 common passwords that are long enough to be taken', async () => {
  const long = [...(await commonPasswords())].filter((word) => [...word].length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  for (const word of long.slice(0, 3_000)) expect(await isGuessable(word.toUpperCase(), ANA), word).toBe(true);
});

it.each(['password1', 'Qwerty123', ' trustno1 ', 'motdepasse', 'anaruiz99', 'ana.ruiz@example.org'])(
  '%s is guessable',
  async (password) => {
    expect(await isGuessable(password, ANA)).toBe(true);
  },
);

it.each(['Zx9-canary-7Q', 'correct horse battery', 'anaruiz under the apple tree', 'я'.repeat(70)])('%s is not', async (password) => {
  expect(await isGuessable(password, ANA)).toBe(false);
});
