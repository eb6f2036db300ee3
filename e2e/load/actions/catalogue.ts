import { PATHS, pathOf, QUOTE_LIBRARY_ID } from '@muro/api';
import type { HttpCall } from '../../../test-support/http-call.ts';
import type { Tools, UserAction } from './user-action.ts';

const STATIC_ID = '202';
const SIZES = ['62,5', '70', '80,5', '90', '55'];

/** Requests of visitors without an account; `nth` varies the sizes. */
const CALLS = {
  list: () => ({ method: 'GET', path: PATHS.list, headers: { 'accept-encoding': 'gzip' } }),
  template: () => ({ method: 'GET', path: pathOf(PATHS.templateXml, { id: STATIC_ID }) }),
  size: (nth) => ({
    method: 'POST',
    path: PATHS.customXml,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `templateId=101&width=${SIZES[nth % SIZES.length]}&height=40`,
  }),
  quotes: () => ({ method: 'GET', path: pathOf(PATHS.quotes, { id: QUOTE_LIBRARY_ID }) }),
} satisfies Record<string, (nth: number) => HttpCall>;

type Kind = keyof typeof CALLS;
const KINDS = Object.keys(CALLS) as readonly Kind[];

/** Creates an action with one kind of request. */
export const requestPage =
  (kind: Kind) =>
  ({ input: { serverUrls }, send, reportViolation }: Tools): UserAction => ({
    async ready(uncounted) {
      for (const _ of serverUrls) await uncounted(CALLS.quotes()); // each server renders them on the first request
    },
    async begin(nth) {
      const { status } = await send(CALLS[kind](nth));
      if (status === 429 || status === 503) return 'overloaded';
      if (status !== 200) reportViolation(`${kind} was answered ${status}`);
    },
  });

/** Sends all kinds of requests in rotation. */
export function browse(tools: Tools): UserAction {
  const actions = KINDS.map((kind) => requestPage(kind)(tools));
  return { ...actions[0], begin: (nth) => (actions[nth % actions.length] as UserAction).begin(Math.floor(nth / actions.length)) };
}
