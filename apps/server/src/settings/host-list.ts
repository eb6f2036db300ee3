import { isIP } from 'node:net';

/** Host names, exact ('photos.example') or with all their subdomains ('*.photos.example'). */
export type HostList = readonly string[];

const NAME = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;

/** Returns the entries of a comma-separated list; null if an entry is not a host name. */
export function readHostList(text: string): HostList | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  return entries.every((entry) => NAME.test(entry)) ? entries : null;
}

/**
 * Returns a URL that the server may fetch: https on the default port, without credentials, its host on the list and not an IP address.
 *
 * @returns null for any other
 */
export function listedUrl(text: string, hosts: HostList): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.toLowerCase();
  if (host.startsWith('[') || isIP(host) !== 0) return null;
  const isListed = hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
  return isListed ? url : null;
}
