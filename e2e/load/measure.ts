import type { LoadedShop } from './set-ups.ts';
import { runClient } from './start-client.ts';
import type { Stream } from './stream.ts';
import { requestsOf, type Tally } from './tally.ts';
import { type Watched, watchShop } from './watch.ts';

/** Above this share of one processor it is the client that is measured, %: the figures are void. */
const MOST_CLIENT_PERCENT = 70;

/** What came of some streams. */
export interface Measured extends Watched {
  readonly streams: readonly (Stream & Tally)[];
  readonly wrong: readonly string[];
  readonly seconds: number;
  readonly clientPercent: number;
  readonly clientLateMs: number;
}

/** Lets people do these things for so many seconds, and looks at the shop meanwhile. */
export async function measure(
  shop: LoadedShop,
  streams: readonly Stream[],
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
) {
  const { doors, visitors, photos } = shop;
  let watched: Watched | undefined;
  let watching: Awaited<ReturnType<typeof watchShop>> | undefined;
  const report = await runClient(
    { given: { doors, visitors, photos, seed }, streams, seconds },
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
  const both = streams.map((stream, at) => ({ ...stream, ...(tallies[at] as Tally) }));
  return { ...rest, ...(watched as Watched), streams: both } satisfies Measured;
}

export const isVoid = ({ clientPercent }: Measured): boolean => clientPercent > MOST_CLIENT_PERCENT;

/** Computed by everything of the shop for each request, ms. */
export function msPerRequest({ processorMs: { servers, database, store }, streams }: Measured): number {
  return (servers + database + store) / streams.reduce((sum, stream) => sum + requestsOf(stream), 0);
}
