import type { LoadedShop } from './set-ups.ts';
import { runClient } from './start-client.ts';
import type { Stream } from './stream.ts';
import { requestsOf, type Tally } from './tally.ts';
import { type Watched, watchShop } from './watch.ts';

/** CPU share of the client, %, above which the measurement is void: it would measure the client. */
const MAX_CLIENT_PERCENT = 70;

/** Results of streams. */
export interface Measured extends Watched {
  readonly streams: readonly (Stream & Tally)[];
  readonly wrong: readonly string[];
  readonly seconds: number;
  readonly clientPercent: number;
  readonly clientLateMs: number;
}

/** Runs streams for `seconds` and samples the shop's processes meanwhile. */
export async function measure(
  shop: LoadedShop,
  streams: readonly Stream[],
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
) {
  const { serverUrls, visitors, photos } = shop;
  let watched: Watched | undefined;
  let watching: Awaited<ReturnType<typeof watchShop>> | undefined;
  const report = await runClient(
    { input: { serverUrls, visitors, photos, seed }, streams, seconds },
    {
      async begin() {
        watching = await watchShop(shop);
      },
      async end() {
        watched = await watching?.stop();
      },
    },
  );
  const { tallies, ...rest } = report;
  const measuredStreams = streams.map((stream, index) => ({ ...stream, ...(tallies[index] as Tally) }));
  return { ...rest, ...(watched as Watched), streams: measuredStreams } satisfies Measured;
}

export const isVoid = ({ clientPercent }: Measured): boolean => clientPercent > MAX_CLIENT_PERCENT;

/** Returns the processor time of all processes of the shop per request, ms. */
export function msPerRequest({ processorMs: { servers, database, store }, streams }: Measured): number {
  return (servers + database + store) / streams.reduce((sum, stream) => sum + requestsOf(stream), 0);
}
