import type { Limits } from './limits.ts';
import { brokenOf } from './limits.ts';
import { isVoid, type Measured, measure } from './measure.ts';
import { measuredLines } from './report.ts';
import type { LoadedShop, SetUpName } from './set-ups.ts';
import type { Stream } from './stream.ts';

/** Where a load runs. */
export interface World {
  readonly setUp: SetUpName;
  /** Shared by the loads, and as the ones before left it. */
  shop(): Promise<LoadedShop>;
  readonly scale: number;
  /** As long as the load itself says, unless the run was told otherwise. */
  secondsOr(usual: number): number;
  /** Another each time: photos of one load are others than those of the next. */
  nextSeed(): number;
  say(line: string): void;
}

/** What does not hold; nothing where everything does. */
export type Broken = readonly string[];

export interface Load {
  readonly title: string;
  run(world: World): Promise<Broken>;
}

export interface PlainLoad {
  readonly title: string;
  /** At a scale of 1. */
  readonly streams: readonly Stream[];
  readonly seconds: number;
  readonly limits: Limits;
}

/** A load of nothing but streams. */
export const plainLoad = ({ title, streams, seconds, limits }: PlainLoad): Load => ({
  title,
  async run(world) {
    return brokenIn(await measureIn(world, streams, seconds), limits);
  },
});

/** Runs streams in the shop of the run at its scale, and says what came of them. */
export async function measureIn(world: World, streams: readonly Stream[], seconds: number, shop?: LoadedShop): Promise<Measured> {
  const scaled = streams.map((stream) => scaledBy(world.scale, stream));
  const times = { seconds: world.secondsOr(seconds), seed: world.nextSeed() };
  const measured = await measure(shop ?? (await world.shop()), scaled, times);
  for (const line of measuredLines(measured)) world.say(line);
  return measured;
}

/** What does not hold; a void run holds nothing. */
export function brokenIn(measured: Measured, limits: Limits): Broken {
  return isVoid(measured) ? [`void: the client took ${measured.clientPercent.toFixed(0)} % of a processor`] : brokenOf(measured, limits);
}

function scaledBy(scale: number, { act, rate }: Stream): Stream {
  if ('perSecond' in rate) return { act, rate: { perSecond: rate.perSecond * scale } };
  const isOne = rate.count === 1;
  return { act, rate: { lanes: rate.lanes, count: isOne ? 1 : Math.max(rate.lanes, Math.round(rate.count * scale)) } };
}
