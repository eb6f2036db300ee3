import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultyProxy, NetworkFault } from '../../test-support/faulty-proxy.ts';
import type { FaultKind } from './fault-kind.ts';
import type { SetUp } from './set-ups.ts';
import { oneOf, waitForEffect } from './wait-for-effect.ts';

interface Place {
  readonly name: string;
  readonly proxies: readonly FaultyProxy[];
  readonly faults: readonly Exclude<NetworkFault, 'fine'>[];
}

const LONGEST_MS = 4000;
const LONGEST_DELAY_MS = 500;

/** Network faults in front of servers, database and store. */
export function networkKinds({ servers, database, store }: SetUp): readonly FaultKind[] {
  const places: Place[] = [
    { name: 'server', proxies: servers.map(({ proxy }) => proxy), faults: ['cut', 'half', 'delay', 'double'] },
    { name: 'database', proxies: database ? [database.proxy] : [], faults: ['cut', 'half', 'delay'] },
    { name: 'store', proxies: store ? [store.proxy] : [], faults: ['cut', 'half', 'delay', 'double', 'flip'] },
  ];
  return places
    .filter(({ proxies }) => proxies.length > 0)
    .flatMap(({ name, proxies, faults }) => faults.map((fault) => kindOf(`${name}-${fault}`, proxies, fault)));
}

function kindOf(name: string, proxies: readonly FaultyProxy[], fault: NetworkFault): FaultKind {
  return {
    name,
    weight: 30,
    async inject(world) {
      const { calls, random } = world;
      const proxy = oneOf(proxies, random);
      const before = proxy.affectedCount;
      const isAffected = () => proxy.affectedCount > before;
      proxy.setFault(fault);
      await waitForEffect(world, LONGEST_MS, () => ['delay', 'double'].includes(fault) && isAffected());
      if (fault === 'delay') {
        await sleep(random() * LONGEST_DELAY_MS);
        calls.giveUp();
      }
      proxy.setFault('fine');
      return fault === 'double' && isAffected() ? 1 : 0; // a duplicate that is handled correctly has no visible effect
    },
  };
}
