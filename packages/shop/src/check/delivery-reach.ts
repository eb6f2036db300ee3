import type { ShopFile } from '../shop-data/shop-file.ts';

/** A place in `shop.jsonc`, and what is wrong there. */
export interface ReachFault {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

type Cost = ShopFile['delivery'][number]['costs'][number];

/** Finds what a buyer would miss of the ways of delivery: countries that large pieces are not brought to, and costs that never count. */
export function deliveryReachFaults({ countries, delivery }: Pick<ShopFile, 'countries' | 'delivery'>): readonly ReachFault[] {
  const costs = delivery.flatMap((method) => method.costs);
  const limited = countries.flatMap((country, index) => {
    const mostCm = Math.max(0, ...costs.filter((cost) => isFor(cost, country)).map(sizeOf));
    if (mostCm === 0 || mostCm === Number.POSITIVE_INFINITY) return [];
    const reason = `is reached with pieces of at most ${mostCm} cm: larger ones cannot be ordered there`;
    return [{ path: ['countries', index], reason }];
  });
  return [...limited, ...delivery.flatMap((method, index) => hiddenCosts(method.costs, countries, index))];
}

/** The first line that fits is the cost: a line behind one that fits all the same countries and sizes is never looked at. */
function hiddenCosts(costs: readonly Cost[], countries: readonly string[], method: number): readonly ReachFault[] {
  return costs.flatMap((cost, at) => {
    const before = costs.slice(0, at);
    const isHidden = (cost.to ?? countries).every((country) =>
      before.some((other) => isFor(other, country) && sizeOf(other) >= sizeOf(cost)),
    );
    if (!isHidden) return [];
    return [{ path: ['delivery', method, 'costs', at], reason: 'never counts: lines before it fit the same countries and sizes' }];
  });
}

const isFor = ({ to }: Cost, country: string): boolean => !to || to.includes(country);

/** The longest side of a piece, cm. */
const sizeOf = ({ upToCm }: Cost): number => upToCm ?? Number.POSITIVE_INFINITY;
