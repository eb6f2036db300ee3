import type { ShopFile } from '../shop-data/shop-file.ts';

/** A fault at a path in `shop.jsonc`. */
export interface ReachFault {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

type Cost = ShopFile['delivery'][number]['costs'][number];

/** Finds gaps in the delivery methods: countries without delivery of large pieces, and costs that never apply. */
export function deliveryReachFaults({ countries, delivery }: Pick<ShopFile, 'countries' | 'delivery'>): readonly ReachFault[] {
  const costs = delivery.flatMap((method) => method.costs);
  const limited = countries.flatMap((country, index) => {
    const maxCm = Math.max(0, ...costs.filter((cost) => isFor(cost, country)).map(sizeOf));
    if (maxCm === 0 || maxCm === Number.POSITIVE_INFINITY) return [];
    const reason = `is reached with pieces of at most ${maxCm} cm: larger ones cannot be ordered there`;
    return [{ path: ['countries', index], reason }];
  });
  return [...limited, ...delivery.flatMap((method, index) => hiddenCosts(method.costs, countries, index))];
}

/** Finds costs that never apply: the first matching line wins, so a line after one that covers its countries and sizes is unreachable. */
function hiddenCosts(costs: readonly Cost[], countries: readonly string[], method: number): readonly ReachFault[] {
  return costs.flatMap((cost, index) => {
    const before = costs.slice(0, index);
    const isHidden = (cost.to ?? countries).every((country) =>
      before.some((other) => isFor(other, country) && sizeOf(other) >= sizeOf(cost)),
    );
    if (!isHidden) return [];
    return [{ path: ['delivery', method, 'costs', index], reason: 'never counts: lines before it fit the same countries and sizes' }];
  });
}

const isFor = ({ to }: Cost, country: string): boolean => !to || to.includes(country);

/** Returns the longest side of a piece that a cost covers, cm. */
const sizeOf = ({ upToCm }: Cost): number => upToCm ?? Number.POSITIVE_INFINITY;
