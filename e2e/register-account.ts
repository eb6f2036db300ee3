import { type AuthKeyAnswer, PATHS } from '@muro/api';
import { type APIRequestContext, expect } from '@playwright/test';
import { sealPassword } from '../apps/server/test/accounts/seal.ts';

/** Registers an account by the same calls as the app's form, and signs in; `page.request` for the browser context of a page. */
export async function registerAccount(calls: APIRequestContext, username: string, password: string): Promise<void> {
  const email = `${username}@example.org`;
  const key = (await (await calls.get(PATHS.authKey)).json()) as AuthKeyAnswer;
  const seal = () => sealPassword(password, `register|${username}|${email}`, key);
  const fields = { action: 'register', username, email, terms: true, password: seal(), password_again: seal(), nonce: key.nonce };
  const answer = await calls.post(`${PATHS.register}?format=json`, { data: fields });
  expect(await answer.json(), `registering ${username}`).toMatchObject({ authenticated: 'true' });
}
