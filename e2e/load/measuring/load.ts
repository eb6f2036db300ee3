import type { Limits } from './limits.ts';
import { exceededLimits } from './limits.ts';
import { isVoid, type Measured, measure } from './measure.ts';
import { measuredLines } from './report.ts';
import type { LoadedShop, SetUpName } from './set-ups.ts';
import type { Stream } from './stream.ts';

/** Environment of a load. */
export interface World {
  readonly setUp: SetUpName;
  /** Shop that the loads share; it contains the data of earlier loads. */
  shop(): Promise<LoadedShop>;
  readonly scale: number;
  /** Duration of streams; by default as the load defines. */
  secondsOr(usual: number): number;
  /** Differs for each load, so that their photos differ. */
  nextSeed(): number;
  say(line: string): void;
}

/** Violated limits; empty if all hold. */
export type Broken = readonly string[];

export interface Load {
  readonly title: string;
  run(world: World): Promise<Broken>;
}

export interface PlainLoad {
  readonly title: string;
  /** Streams at scale 1. */
  readonly streams: readonly Stream[];
  readonly seconds: number;
  readonly limits: Limits;
}

/** Creates a load that only consists of streams. */
export const plainLoad = ({ title, streams, seconds, limits }: PlainLoad): Load => ({
  title,
  async run(world) {
    return describeExceeded(await measureIn(world, streams, seconds), limits);
  },
});

/** Runs streams in the shop at the scale of the run, and prints the results. */
export async function measureIn(world: World, streams: readonly Stream[], seconds: number, shop?: LoadedShop): Promise<Measured> {
  const scaled = streams.map((stream) => scaledBy(world.scale, stream));
  const times = { seconds: world.secondsOr(seconds), seed: world.nextSeed() };
  const measured = await measure(shop ?? (await world.shop()), scaled, times);
  for (const line of measuredLines(measured)) world.say(line);
  return measured;
}

/** Returns violated limits; a void measurement counts as a violation. */
export function describeExceeded(measured: Measured, limits: Limits): Broken {
  return isVoid(measured)
    ? [`void: the client took ${measured.clientPercent.toFixed(0)} % of a processor`]
    : exceededLimits(measured, limits);
}

function scaledBy(scale: number, { action, rate }: Stream): Stream {
  if ('perSecond' in rate) return { action, rate: { perSecond: rate.perSecond * scale } };
  const isOne = rate.count === 1;
  return { action, rate: { lanes: rate.lanes, count: isOne ? 1 : Math.max(rate.lanes, Math.round(rate.count * scale)) } };
}
