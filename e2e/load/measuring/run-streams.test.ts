import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openStreams } from './run-streams.ts';
import type { Stream } from './stream.ts';
import { requestsOf, shedOf, spansOf, type Tally } from './tally.ts';

const lists = (perSecond: number): Stream => ({ action: 'list', rate: { perSecond } });

/** Runs a stream against a server with these answers. */
async function talliesOf(answer: RequestListener, stream: Stream, seconds: number): Promise<Tally> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const serverUrls = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  const streams = openStreams({ serverUrls, visitors: [], photos: [], seed: 1 }, [stream], seconds, 100);
  await streams.run();
  const { tallies } = await streams.report();
  server.close();
  return tallies[0] as Tally;
}

it('measures durations from the time at which a request was due', async () => {
  let free = Promise.resolve();
  const tally = await talliesOf(
    (_, reply) => {
      free = free.then(() => new Promise((done) => setTimeout(done, 50)));
      void free.then(() => reply.end());
    },
    lists(40),
    1,
  );
  expect(tally).toMatchObject({ planned: 40, unsent: 0, answers: { 200: 40 } });
  expect(spansOf(tally.spansMs).max).toBeGreaterThan(800); // forty times 50 ms; the last request was due after 975 ms
  expect(tally.dueMs.at(-1)).toBeCloseTo(975, 3);
});

it('counts requests that were due and could not be sent', async () => {
  const waiting: (() => void)[] = [];
  const tally = await talliesOf(
    (_, reply) => {
      waiting.push(() => reply.end());
      if (waiting.length < 100) return;
      setTimeout(() => {
        for (const end of waiting) end();
      }, 1500);
    },
    lists(150),
    1,
  );
  expect(tally).toMatchObject({ planned: 150, unsent: 50 });
  expect(requestsOf(tally)).toBe(100);
});

it('reports interrupted requests, and refusals without Retry-After', async () => {
  let nth = 0;
  const tally = await talliesOf(
    (request, reply) => {
      nth += 1;
      if (nth === 1) request.socket.destroy();
      else reply.writeHead(503, nth === 2 ? {} : { 'retry-after': '5' }).end();
    },
    lists(3),
    1,
  );
  expect(tally).toMatchObject({ answers: { ECONNRESET: 1, 503: 2 }, withoutRetryAfter: 1 });
  expect(shedOf(tally)).toBe(2);
  expect(tally.spansMs).toHaveLength(2);
});

it('starts the next request of a lane when the previous one ends, until the count is reached', async () => {
  let [running, maxRunning] = [0, 0];
  const tally = await talliesOf(
    (_, reply) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      setTimeout(() => {
        running -= 1;
        reply.end();
      }, 10);
    },
    { action: 'list', rate: { lanes: 3, count: 20 } },
    1,
  );
  expect(tally).toMatchObject({ planned: 20, unsent: 0, answers: { 200: 20 } });
  expect(maxRunning).toBe(3);
});
