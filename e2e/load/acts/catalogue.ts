import { PATHS, pathOf, QUOTE_LIBRARY_ID } from '@muro/api';
import type { HttpCall } from '../../../test-support/http-call.ts';
import type { Act, Tools } from '../act.ts';

const STATIC_ID = '202';
const SIZES = ['62,5', '70', '80,5', '90', '55'];

/** What whoever has not signed in looks at; nth makes the sizes differ. */
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

/** One kind of looking at designs. */
export const lookAt =
  (kind: Kind) =>
  ({ given: { doors }, ask, blame }: Tools): Act => ({
    async ready(unhurried) {
      for (const _ of doors) await unhurried(CALLS.quotes()); // each server paints them when somebody first asks
    },
    async begin(nth) {
      const { status } = await ask(CALLS[kind](nth));
      if (status === 429 || status === 503) return 'away';
      if (status !== 200) blame(`${kind} was answered ${status}`);
    },
  });

/** All kinds in turn. */
export function browse(tools: Tools): Act {
  const acts = KINDS.map((kind) => lookAt(kind)(tools));
  return { ...acts[0], begin: (nth) => (acts[nth % acts.length] as Act).begin(Math.floor(nth / acts.length)) };
}
