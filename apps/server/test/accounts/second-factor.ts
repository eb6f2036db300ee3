import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../support/open-test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';
import { sealPassword } from './seal.ts';

/** Returns the code that an app shows `stepsAhead` 30-second time steps from now. */
export const appCode = (secret: string, stepsAhead = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp: Date.now() + stepsAhead * 30_000 });

interface OwnAnswer {
  readonly message?: string;
  readonly error?: string;
  readonly field?: string;
  readonly secret?: string;
  readonly address?: string;
  readonly picture?: string;
  readonly codes?: readonly string[];
}

/** Sends a form of the account page, with the present password and further fields. */
export async function sendOwn(
  visitor: Visitor,
  path: string,
  name: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<OwnAnswer> {
  const { current = PASSWORD, password, ...rest } = typed;
  const key = await visitor.authKey();
  const wrap = (text: string) => sealPassword(text, `own|${name}`, key);
  const sealed = password === undefined ? {} : { password: wrap(password), password_again: wrap(password) };
  const body = { ...rest, ...sealed, current: wrap(current), nonce: key.nonce };
  return (await visitor.post(`/account/${path}?lang=en`, body)).json<OwnAnswer>();
}

export interface Guarded {
  readonly visitor: Visitor;
  readonly secret: string;
  /** The code that switched it on; half a minute later the app shows another one. */
  readonly used: string;
  readonly codes: readonly string[];
}

/** Registers an account with two-step verification; `used` is the code of its app that was used up. */
export async function registerGuarded(test: TestApp, name: string): Promise<Guarded> {
  const visitor = createVisitor(test);
  await visitor.register(name);
  const { secret = '' } = await sendOwn(visitor, 'second-factor/begin', name);
  const used = appCode(secret);
  const confirmed = await visitor.post('/account/second-factor/confirm?lang=en', { code: used });
  return { visitor, secret, used, codes: confirmed.json<OwnAnswer>().codes ?? [] };
}

/** Signs in with the password only. @returns the ticket for the code */
export async function ticketOf(visitor: Visitor, name: string, password = PASSWORD): Promise<string> {
  const answer = await visitor.signIn(name, password);
  return answer.ticket ?? '';
}

export const sendCode = async (visitor: Visitor, ticket: string, code: string) =>
  (await visitor.post('/api/signInCode?lang=en', { ticket, code })).json<{
    authenticated?: string;
    username?: string;
    error?: string;
    msg?: string;
  }>();
