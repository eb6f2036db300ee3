import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
/** Groups of an IPv6 network prefix. A household or a rented machine gets at least a /64 network and can use all its addresses. */
const NETWORK_GROUPS = 4;

/** Returns the client's address as rate limits count it: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddress(request: Pick<FastifyRequest, 'ip'>): string {
  const address = withoutPort(request.ip.trim());
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/** Removes the port that some proxies add: with it every connection would count as another client. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** Returns all eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : missing), ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
