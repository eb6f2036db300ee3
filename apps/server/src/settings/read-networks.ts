import { BlockList, isIP } from 'node:net';

/** Named ranges that are not routed over the internet, as the framework knows them. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Private ranges whose prefix may be as short as `ofPrivate` in `SHORTEST_PREFIX`; all others are limited to `ofPublic`. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('127.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
const SHORTEST_PREFIX: Readonly<Record<number, { readonly ofPrivate: number; readonly ofPublic: number }>> = {
  4: { ofPrivate: 8, ofPublic: 10 },
  6: { ofPrivate: 7, ofPublic: 20 },
};
/** IPv4-mapped IPv6 addresses (`::ffff:10.0.0.1`): the first 96 bits are fixed. */
const MAPPED_IPV4 = /^(::|0{1,4}:)/;
const MAPPED_BITS = 96;

/**
 * Parses networks separated by commas or spaces: `10.0.0.0/8`, `fd00::/8`, single addresses, `loopback`, `linklocal`, `uniquelocal`. A
 * network far larger than any that proxies stand in, such as `0.0.0.0/1`, is refused: it would trust strangers.
 *
 * @returns null if an entry is invalid
 */
export function readNetworks(text: string): readonly string[] | null {
  const networks = text.split(/[\s,]+/).filter(Boolean);
  return networks.every((network) => NAMED_RANGES.includes(network) || isNetwork(network)) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest && Number(prefix) >= shortestPrefix(address);
}

function shortestPrefix(address: string): number {
  const isMapped = MAPPED_IPV4.test(address);
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  const { ofPrivate = 0, ofPublic = 0 } = SHORTEST_PREFIX[family === 'ipv4' || isMapped ? 4 : 6] ?? {};
  return (PRIVATE.check(address, family) ? ofPrivate : ofPublic) + (isMapped ? MAPPED_BITS : 0);
}
