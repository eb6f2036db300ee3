import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@muro/api';
import type { Nonces } from '../../secrets/seal-store.ts';
import type { SignedTexts } from '../../secrets/signed-texts.ts';
import { SocialFault, type SocialItem, type SocialProvider } from './social-provider.ts';

/** The demo service of a trial: the project's own sample photographs behind a sign-in that accepts every name. */
export interface DemoProvider extends SocialProvider {
  /** Returns a single-use code for `username`, as the sign-in page of a real service does. */
  codeFor(username: string): Promise<string>;
}

const DEMO_NAME = 'Demo album';
const PAGE_SIZE = 6;
const CODE_LIFE_S = 600;

/**
 * Creates the demo service. It is stateless: codes and tokens contain their user and are signed, so any server accepts what another issued.
 */
export function createDemoProvider(sampleFolder: string, { signed, nonces }: { signed: SignedTexts; nonces: Nonces }): DemoProvider {
  const names = readdirSync(sampleFolder)
    .filter((name) => name.endsWith('.jpg'))
    .sort();
  const items = names.map((name, index): SocialItem => ({ id: String(index + 1), type: 'IMAGE', url: `demo:${name}` }));
  // A real album contains videos, too.
  const album = items.toSpliced(3, 0, { id: 'film', type: 'VIDEO', url: 'demo:film' });
  return {
    name: DEMO_NAME,
    authorizeUrl: ({ state, locale }) => `${PATHS.socialDemo}?${new URLSearchParams({ state, lang: locale })}`,
    codeFor: async (username) => signed.write('code', [username, String(await nonces.nowS())]),
    async signIn(code) {
      const [username, givenAtS] = signed.read('code', code) ?? [];
      if (username === undefined || !(await nonces.use(code, Number(givenAtS), CODE_LIFE_S))) {
        throw new SocialFault('signed-out', 'Unknown code');
      }
      return { token: signed.write('token', [username]), username };
    },
    async media(token, after) {
      if (!signed.read('token', token)) throw new SocialFault('signed-out', 'Unknown token');
      const start = Number(new URLSearchParams(after).get('after') ?? 0);
      if (!Number.isInteger(start) || start < 0) throw new SocialFault('unusable', 'The position in the album is not a number');
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
