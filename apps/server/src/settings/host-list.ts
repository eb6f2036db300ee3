import { isIP } from 'node:net';

/** Host names, exact ('photos.example') or with everything below them ('*.photos.example'). */
export type HostList = readonly string[];

const NAME = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;

/** The entries of a comma-separated list; null when one of them is no host name. */
export function readHostList(text: string): HostList | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  return entries.every((entry) => NAME.test(entry)) ? entries : null;
}

/**
 * An address that may be read from: https, its default port, no password in it, a name on the list and never a number.
 *
 * @returns null for every other
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
