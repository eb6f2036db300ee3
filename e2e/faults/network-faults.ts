import { setTimeout as rest } from 'node:timers/promises';
import type { FaultyProxy, Weather } from '../../test-support/faulty-proxy.ts';
import type { FaultKind } from './fault-kind.ts';
import type { SetUp } from './set-ups.ts';
import { oneOf, waitForEffect } from './wait-for-effect.ts';

interface Place {
  readonly name: string;
  readonly proxies: readonly FaultyProxy[];
  readonly weathers: readonly Exclude<Weather, 'fine'>[];
}

const LONGEST_MS = 4000;
const LONGEST_DELAY_MS = 500;

/** Network faults in front of servers, database and store. */
export function networkKinds({ servers, database, store }: SetUp): readonly FaultKind[] {
  const places: Place[] = [
    { name: 'server', proxies: servers.map(({ proxy }) => proxy), weathers: ['cut', 'half', 'delay', 'double'] },
    { name: 'database', proxies: database ? [database.proxy] : [], weathers: ['cut', 'half', 'delay'] },
    { name: 'store', proxies: store ? [store.proxy] : [], weathers: ['cut', 'half', 'delay', 'double', 'flip'] },
  ];
  return places
    .filter(({ proxies }) => proxies.length > 0)
    .flatMap(({ name, proxies, weathers }) => weathers.map((weather) => kindOf(`${name}-${weather}`, proxies, weather)));
}

function kindOf(name: string, proxies: readonly FaultyProxy[], weather: Weather): FaultKind {
  return {
    name,
    weight: 30,
    async strike(world) {
      const { calls, random } = world;
      const proxy = oneOf(proxies, random);
      const before = proxy.struck;
      const isStruck = () => proxy.struck > before;
      proxy.become(weather);
      await waitForEffect(world, LONGEST_MS, () => ['delay', 'double'].includes(weather) && isStruck());
      if (weather === 'delay') {
        await rest(random() * LONGEST_DELAY_MS);
        calls.giveUp();
      }
      proxy.become('fine');
      return weather === 'double' && isStruck() ? 1 : 0; // a duplicate that is handled correctly has no visible effect
    },
  };
}
