import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
/** A household or a rented machine gets at least so many groups for itself, and as many addresses as it likes below them. */
const NETWORK_GROUPS = 4;

/** Where a request comes from, as it is counted by limits: an IPv4 address, or the /64 network of an IPv6 one. */
export function clientAddress(request: Pick<FastifyRequest, 'ip'>): string {
  const address = withoutPort(request.ip.trim());
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/** Some proxies name the port, too: with it every connection would be a stranger. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : missing), ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
