import { PATHS } from '@muro/api';
import { type HttpCall, jsonOf } from '../../../test-support/http-call.ts';
import { requestPage } from './catalogue.ts';
import { asVisitor, type Tools, type UserAction, type Visitor } from './user-action.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const CHECK: HttpCall = {
  method: 'POST',
  path: PATHS.isAuthenticated,
  headers: JSON_TYPE,
  body: JSON.stringify({ action: 'signin', username: '', password: '' }),
};

/** Checks that visitors are still signed in. */
const check = ({ input: { visitors }, send, reportViolation }: Tools): UserAction => ({
  async begin(nth) {
    const answer = await send(asVisitor(visitors[nth % visitors.length] as Visitor, CHECK));
    if (answer.status === 200 && jsonOf<{ authenticated: string }>(answer).authenticated !== 'true')
      reportViolation('a visitor was signed out');
    else if (![200, 429, 503].includes(answer.status)) reportViolation(`a check was answered ${answer.status}`);
  },
});

/** Small requests of other users: list and session check alternately. */
export function small(tools: Tools): UserAction {
  const actions = [requestPage('list')(tools), check(tools)];
  return { begin: (nth) => (actions[nth % actions.length] as UserAction).begin(nth) };
}
