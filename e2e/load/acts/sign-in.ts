import { type AuthKeyAnswer, PATHS } from '@muro/api';
import { sealPassword } from '../../../apps/server/test/seal.ts';
import { jsonOf } from '../../faults/http-call.ts';
import type { Act, Tools, Visitor } from '../act.ts';
import { PASSWORD } from '../password.ts';

/** People sign in, each from a place of their own and with a browser that the server does not know yet. */
export const signIn = ({ given: { visitors }, ask, blame }: Tools): Act => ({
  async begin(nth) {
    const { name } = visitors[nth % visitors.length] as Visitor;
    const headers = { 'x-forwarded-for': `10.${100 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}` };
    const told = await ask({ method: 'GET', path: PATHS.authKey, headers });
    if (told.status !== 200) return;
    const key = jsonOf<AuthKeyAnswer>(told);
    const password = sealPassword(PASSWORD, `signin|${name}`, key);
    const body = JSON.stringify({ action: 'signin', username: name, password, nonce: key.nonce });
    const answer = await ask({
      method: 'POST',
      path: PATHS.isAuthenticated,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const isIn = answer.status === 200 && jsonOf<{ authenticated: string }>(answer).authenticated === 'true';
    if (!isIn && ![429, 503].includes(answer.status))
      blame(`${name} was not let in: ${answer.status} ${answer.bytes.toString().slice(0, 200)}`);
  },
});
