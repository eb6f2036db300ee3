import { isIP } from 'node:net';

/** Names for what is never routed over the internet, as the framework knows them. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Networks with commas or spaces between them: `10.0.0.0/8`, `fd00::/8`, single addresses, `loopback`, `linklocal`, `uniquelocal`.
 * A network that holds every address is none.
 *
 * @returns null when one of them cannot be read
 */
export function readNetworks(text: string): readonly string[] | null {
  const networks = text.split(/[\s,]+/).filter(Boolean);
  return networks.every((network) => NAMED.includes(network) || isNetwork(network)) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest);
}
