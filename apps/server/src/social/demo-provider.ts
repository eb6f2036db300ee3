import { randomBytes } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@muro/api';
import { SocialFault, type SocialItem, type SocialProvider } from './social-provider.ts';

/** The stand-in service of a trial: the project's own sample photographs behind a sign-in that accepts every name. */
export interface DemoProvider extends SocialProvider {
  /** A code for `username`, as a real service gives one behind its sign-in page; it works once. */
  codeFor(username: string): string;
}

const DEMO_NAME = 'Demo album';
const PAGE_SIZE = 6;
/** What people have signed in as is forgotten, the oldest first. */
const MOST_PEOPLE = 1000;

export function createDemoProvider(sampleFolder: string): DemoProvider {
  const codes = new Map<string, string>();
  const people = new Map<string, string>();
  const names = readdirSync(sampleFolder)
    .filter((name) => name.endsWith('.jpg'))
    .sort();
  const items = names.map((name, index): SocialItem => ({ id: String(index + 1), type: 'IMAGE', url: `demo:${name}` }));
  // A real album holds films, too.
  const album = items.toSpliced(3, 0, { id: 'film', type: 'VIDEO', url: 'demo:film' });
  return {
    name: DEMO_NAME,
    authorizeUrl: ({ state, locale }) => `${PATHS.socialDemo}?${new URLSearchParams({ state, lang: locale })}`,
    codeFor: (username) => remember(codes, username),
    async signIn(code) {
      const username = codes.get(code);
      codes.delete(code);
      if (username === undefined) throw new SocialFault('signed-out', 'The code is not known');
      return { token: remember(people, username), username };
    },
    async media(token, after) {
      if (!people.has(token)) throw new SocialFault('signed-out', 'The token is not known');
      const start = Number(new URLSearchParams(after).get('after') ?? 0);
      if (!Number.isInteger(start) || start < 0) throw new SocialFault('unusable', 'The place in the album is no number');
      const end = start + PAGE_SIZE;
      return { items: album.slice(start, end), next: end < album.length ? `after=${end}` : null };
    },
    async photo(url) {
      const name = url.replace(/^demo:/, '');
      if (!names.includes(name)) throw new SocialFault('no-file', 'The album has no such photo');
      return createReadStream(join(sampleFolder, name));
    },
  };
}

function remember(known: Map<string, string>, username: string): string {
  const [oldest] = known.keys();
  if (known.size >= MOST_PEOPLE && oldest !== undefined) known.delete(oldest);
  const key = randomBytes(24).toString('base64url');
  known.set(key, username);
  return key;
}
