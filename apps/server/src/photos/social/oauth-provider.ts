import { readUtf8 } from '@muro/domain';
import { z } from 'zod';
import type { OAuthSettings } from '../../settings/read-social-settings.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { SocialFault, type SocialItem, type SocialProvider } from './social-provider.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 1_000_000;
const MEDIA_FIELDS = 'id,media_url,thumbnail_url,media_type';

const tokenAnswer = z.object({ access_token: z.string().min(1).max(4096) });
const meAnswer = z.object({ username: z.string() });
const mediaAnswer = z.object({
  data: z.array(z.object({ id: z.coerce.string(), media_type: z.string().default(''), media_url: z.string().optional() })),
  paging: z.object({ next: z.string().optional() }).optional(),
});

/** Client of the configured photo service. Only the server knows the secret, and a token is never part of a URL. */
export function createOAuthProvider(settings: OAuthSettings): SocialProvider {
  const media = (path: string, query: URLSearchParams) => `${settings.mediaUrl.replace(/\/$/, '')}/${path}?${query}`;
  return {
    name: settings.name,
    authorizeUrl({ redirectUri, state }) {
      const url = new URL(settings.authorizeUrl);
      const query = { client_id: settings.clientId, redirect_uri: redirectUri, response_type: 'code', scope: settings.scope, state };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async signIn(code, redirectUri) {
      const body = new URLSearchParams({
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
      });
      const { access_token: token } = await askJson(settings.tokenUrl, tokenAnswer, { method: 'POST', body });
      const { username } = await askJson(media('me', new URLSearchParams({ fields: 'username' })), meAnswer, { headers: bearer(token) });
      return { token, username };
    },
    async media(token, after) {
      const query = new URLSearchParams(after);
      query.delete('access_token');
      query.set('fields', MEDIA_FIELDS);
      const { data, paging } = await askJson(media('me/media', query), mediaAnswer, { headers: bearer(token) });
      const items = data.flatMap(({ id, media_type: type, media_url: url }): SocialItem[] => (url ? [{ id, type, url }] : []));
      return { items, next: paging?.next ? cursorOf(paging.next) : null };
    },
    photo: (url) => fetchPhoto(url, { hosts: settings.photoHosts }),
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Returns the cursor in the next page's URL, without its host and token. [HCALL-30] */
function cursorOf(next: string): string | null {
  if (!URL.canParse(next)) return null;
  const { searchParams } = new URL(next);
  for (const name of ['access_token', 'fields']) searchParams.delete(name);
  return searchParams.toString() || null;
}

async function askJson<T>(url: string, schema: z.ZodType<T>, init: RequestInit): Promise<T> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if ([400, 401, 403].includes(answer.status)) throw new SocialFault('signed-out', `The photo service answered ${answer.status}`);
    if (!answer.ok) throw new SocialFault('unusable', `The photo service answered ${answer.status}`);
    return schema.parse(JSON.parse(await textOf(answer)));
  } catch (error) {
    if (error instanceof SocialFault) throw error;
    throw new SocialFault('unusable', `The answer of the photo service is malformed: ${(error as Error).name}`);
  }
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_ANSWER) throw new SocialFault('unusable', 'The answer of the photo service is too large');
    chunks.push(chunk as Uint8Array);
  }
  return readUtf8(Buffer.concat(chunks));
}
