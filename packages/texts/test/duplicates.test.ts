import { expect, it } from 'vitest';
import { TEXTS } from '../src/all.ts';
import type { Catalogue } from '../src/core.ts';

/** From here on it is a sentence of its own; shorter ones are words, which may be the same for different things. */
const SENTENCE_LENGTH = 25;

/** Sentences that stand twice, each with its reason. */
const ALLOWED = new Map([
  // The sign-in of the app, and the page and the answers of the server: until the page is drawn by the app.
  ['account.usernameOrEmail', 'passwordPages.who'],
  ['account.forgotten', 'passwordPages.forgotten'],
  ['account.codePrompt', 'secondFactor.signInHint'],
  ['account.signInCode', 'secondFactor.anyCode'],
  ['account.codeLost', 'secondFactor.lost'],
  ['account.termsAccept', 'registerPage.accept'],
  // The app says them before it asks the server, the server says them to every program.
  ['account.wrongCode', 'accountAnswers.wrongCode'],
  ['account.signInExpired', 'accountAnswers.signInExpired'],
  ['account.wrongcredentials', 'accountAnswers.wrongCredentials'],
  ['account.wrongByEmail', 'accountAnswers.wrongByEmail'],
  ['account.usernameLength', 'accountAnswers.username'],
  ['account.passwordMissing', 'accountAnswers.password'],
  ['account.ACCEPT_TERMS', 'accountAnswers.terms'],
  // The pages of an order: until the cart draws both.
  ['cart.cartNoWithdrawal', 'withdrawal.never'],
  ['orderMails.sent', 'orderPage.sent'],
  // Choices of three kinds of design, whose labels are keys.
  ['adjust.TEXT_BOTTOM_SUB', 'adjust.HEART_BOTTOM_SUB'],
  ['adjust.HEART_BOTTOM_SUB', 'adjust.NUMBER_BOTTOM_SUB'],
]);

it('no sentence stands twice', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const [area, texts] of Object.entries(TEXTS.en)) {
    for (const [key, entry] of Object.entries(texts as Catalogue)) {
      const sentence = JSON.stringify(entry);
      const name = `${area}.${key}`;
      const before = seen.get(sentence);
      if (before !== undefined && sentence.length > SENTENCE_LENGTH && ALLOWED.get(before) !== name)
        twice.push(`${before} ${name}: ${sentence}`);
      seen.set(sentence, name);
    }
  }
  expect(twice).toEqual([]);
});
