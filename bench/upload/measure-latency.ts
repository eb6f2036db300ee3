// Runs in its own process, so that the uploads do not delay it: sends requests at fixed times, even if earlier answers are outstanding,
// until it is told to stop; then it reports the duration of each call, ms.
import { clientOf } from '../../apps/server/test/support/http-client.ts';

const EVERY_MS = 20;
const STATIC_ID = '202';
const [url = '', cookie = '', collageid = ''] = process.argv.slice(2);
const client = clientOf(url, cookie);
const calls: readonly (readonly [string, () => Promise<{ readonly status: number }>])[] = [
  ['list', () => client.get('/api/list')],
  ['template', () => client.get(`/templates/${STATIC_ID}/template.xml`)],
  ['load', () => client.form('/api/load?format=json', { collageid })],
  ['quotes', () => client.get('/api/collagePhoto/collageid/1?format=json')],
  ['order draft', () => client.get(`/api/orders/draft?collageid=${collageid}`)],
];
const spans: Record<string, number[]> = Object.fromEntries(calls.map(([name]) => [name, []]));
const requests: Promise<void>[] = [];

const timer = setInterval(() => {
  const begin = performance.now();
  const [name, call] = calls[requests.length % calls.length] as (typeof calls)[number];
  const end = ({ status }: { readonly status: number }) => {
    if (status !== 200) throw new Error(`${name} was answered ${status}`);
    spans[name]?.push(performance.now() - begin);
  };
  requests.push(call().then(end));
}, EVERY_MS);

process.on('message', async () => {
  clearInterval(timer);
  await Promise.all(requests);
  process.send?.(spans);
  process.disconnect();
});
