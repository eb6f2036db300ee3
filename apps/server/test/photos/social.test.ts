import type { SocialMediaAnswer, SocialSessionAnswer } from '@muro/api';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOAuthProvider } from '../../src/photos/social/oauth-provider.ts';
import { createPhotoSeals } from '../../src/photos/social/photo-seals.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor } from '../support/visitor.ts';

const STATE = '0123456789abcdef0123456789abcdef';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Signs in through the window of the demo service and returns the code. */
async function codeFor(username: string): Promise<string> {
  const visitor = createVisitor(test);
  const entered = await visitor.form(`/social/demo?state=${STATE}&lang=es`, { username });
  return new URL(String(entered.headers.location), 'http://localhost').searchParams.get('code') ?? '';
}

async function signIn(username: string): Promise<SocialSessionAnswer> {
  const answer = await createVisitor(test).post('/api/social/session', { code: await codeFor(username) });
  return answer.json<SocialSessionAnswer>();
}

describe('the stand-in photo service', () => {
  it('is named in the page of the web app', async () => {
    const page = await createVisitor(test).send({ url: '/htmlapp/' });
    if (page.statusCode === 200) expect(page.body).toContain('<meta name="muro-social" content="Demo album" />');
  });

  it('[SOCIAL-05] the window opens the service’s sign-in and returns to our host with code and state', async () => {
    const visitor = createVisitor(test);
    const start = await visitor.send({ url: `/social/start?state=${STATE}&lang=de` });
    expect([start.statusCode, start.headers.location]).toEqual([302, `/social/demo?state=${STATE}&lang=de`]);
    const page = await visitor.send({ url: String(start.headers.location) });
    expect(page.body).toContain('<html lang="de">');
    expect(viewOf(page.body)).toEqual({ page: 'social-demo', service: 'Demo album', state: STATE });
    expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    const entered = await visitor.form(String(start.headers.location), { username: 'Luna' });
    expect([entered.statusCode, String(entered.headers.location)]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/social/done\\?code=[A-Za-z0-9_.-]{40,}&state=${STATE}&lang=de$`)),
    ]);
    const done = await visitor.send({ url: String(entered.headers.location) });
    expect(viewOf(done.body)).toEqual({ page: 'social-done', isSignedIn: true });
    expect(done.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    const cancelled = await visitor.send({ url: '/social/done?error=access_denied&lang=de' });
    expect(viewOf(cancelled.body)).toEqual({ page: 'social-done', isSignedIn: false });
    expect([done.headers['cache-control'], done.headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  it.each(['', 'short', `${STATE}<script>`, `${STATE}&redirect_uri=https://evil.example`.replace(STATE, 'x')])(
    'an attempt named %j is refused',
    async (state) => {
      expect((await createVisitor(test).send({ url: `/social/start?state=${state}` })).statusCode).toBe(400);
    },
  );

  it('redirects only to its own pages, regardless of the address parameters', async () => {
    const visitor = createVisitor(test);
    const start = await visitor.send({ url: `/social/start?state=${STATE}&redirect_uri=https://evil.example` });
    expect(String(start.headers.location)).toMatch(/^\/social\/demo\?/);
    expect(String(start.headers.location)).not.toContain('evil');
  });

  it('[HCALL-28] redirects to the address of the shop, regardless of the Host header', async () => {
    const { social } = test.services;
    if (!social) throw new Error('The test has no photo service.');
    const provider = { ...social.provider, authorizeUrl: ({ redirectUri }: { readonly redirectUri: string }) => redirectUri };
    const otherApp = await openTestApp('pglite', { social: { ...social, provider }, publicUrl: 'https://shop.example' });
    const start = await createVisitor(otherApp).send({ url: `/social/start?state=${STATE}`, headers: { host: 'evil.example' } });
    expect(start.headers.location).toBe('https://shop.example/social/done');
    await otherApp.close();
  });

  it('a code works once', async () => {
    const code = await codeFor('Luna');
    const visitor = createVisitor(test);
    expect((await visitor.post('/api/social/session', { code })).json()).toMatchObject({ username: 'Luna' });
    const secondAnswer = await visitor.post('/api/social/session', { code });
    expect([secondAnswer.statusCode, secondAnswer.json().error]).toEqual([401, 'ERROR_NOT_SIGNED_IN']);
  });

  it('[HCALL-29] [HCALL-30] [HCALL-31] media are listed page by page, with our own addresses that do not contain the token', async () => {
    const { token } = await signIn('Luna');
    const headers = { authorization: `Bearer ${token}` };
    const listedMedia: string[] = [];
    let next: string | undefined = '/api/social/media';
    while (next) {
      const answer = await createVisitor(test).send({ url: next, headers });
      expect(answer.body).not.toContain(token);
      const page: SocialMediaAnswer = answer.json();
      listedMedia.push(...page.data.map(({ id, media_type }) => `${media_type} ${id}`));
      for (const { media_url } of page.data) expect(media_url).toMatch(/^\/api\/social\/photo\?/);
      next = page.paging.next;
    }
    expect(listedMedia.length).toBe(18);
    expect(listedMedia.filter((name) => name.startsWith('IMAGE'))).toHaveLength(17);
  });

  it('without a token, or with a wrong one, there are no media', async () => {
    for (const authorization of [undefined, 'Bearer wrong', 'Basic eDp5']) {
      const headers = authorization ? { authorization } : {};
      expect((await createVisitor(test).send({ url: '/api/social/media', headers })).statusCode).toBe(401);
    }
  });

  it('[HCALL-25] a photo is read under the address that was given out, and under no other', async () => {
    const { token } = await signIn('Luna');
    const media = await createVisitor(test).send({ url: '/api/social/media', headers: { authorization: `Bearer ${token}` } });
    const [first] = media.json<SocialMediaAnswer>().data;
    const address = first?.media_url ?? '';
    const photo = await createVisitor(test).send({ url: address });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(photo.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const { searchParams } = new URL(address, 'http://localhost');
    const seal = searchParams.get('seal') ?? '';
    for (const src of ['demo:02-leap-at-sunset.jpg', 'demo:../prices.json', 'http://127.0.0.1/', 'file:///etc/passwd']) {
      const other = await createVisitor(test).send({ url: `/api/social/photo?${new URLSearchParams({ src, seal })}` });
      expect([other.statusCode, other.json().error], src).toEqual([404, 'ERROR_NO_FILE_ACCESS']);
    }
  });
});

it('a shop without a photo service has neither its addresses nor its tab', async () => {
  const bare = await openTestApp('pglite', { social: null });
  try {
    const visitor = createVisitor(bare);
    for (const url of [`/social/start?state=${STATE}`, '/social/done', '/social/demo', '/api/social/media', '/api/social/photo']) {
      expect((await visitor.send({ url })).statusCode, url).toBe(404);
    }
    expect((await visitor.send({ url: '/htmlapp/' })).body).not.toContain('muro-social');
  } finally {
    await bare.close();
  }
});

describe('a real photo service', () => {
  afterEach(() => vi.unstubAllGlobals());

  const provider = createOAuthProvider({
    name: 'Fotonube',
    authorizeUrl: 'https://photos.example/oauth/authorize?theme=calm',
    tokenUrl: 'https://photos.example/oauth/token',
    mediaUrl: 'https://graph.example/v1/',
    clientId: 'shop-7',
    clientSecret: 'canary-secret',
    scope: 'user_profile,user_media',
    photoHosts: ['*.cdn.example'],
  });

  /** Stubs the service's responses by the prefix of the URL; returns the recorded calls. */
  function serviceAnswering(answers: Readonly<Record<string, () => Response>>) {
    const calls: { url: string; init: RequestInit }[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      calls.push({ url, init });
      return Object.entries(answers).find(([start]) => url.startsWith(start))?.[1]() ?? new Response('', { status: 500 });
    });
    return calls;
  }

  it('[HCALL-28] is asked for a code with client, redirect address, scope and state, but without the secret', () => {
    const url = new URL(provider.authorizeUrl({ redirectUri: 'https://shop.example/social/done', state: STATE, locale: 'es' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      theme: 'calm',
      client_id: 'shop-7',
      redirect_uri: 'https://shop.example/social/done',
      response_type: 'code',
      scope: 'user_profile,user_media',
      state: STATE,
    });
  });

  it('[HCALL-32] exchanges the code with the secret in the body, then asks for the username', async () => {
    const calls = serviceAnswering({
      'https://photos.example/oauth/token': () => Response.json({ access_token: 'canary-token' }),
      'https://graph.example/v1/me?': () => Response.json({ username: 'luna' }),
    });
    expect(await provider.signIn('the-code', 'https://shop.example/social/done')).toEqual({ token: 'canary-token', username: 'luna' });
    expect(String(calls[0]?.init.body)).toContain('client_secret=canary-secret');
    expect(String(calls[0]?.init.body)).toContain('code=the-code');
    expect(calls[1]?.url).toBe('https://graph.example/v1/me?fields=username');
    expect(calls[1]?.init.headers).toEqual({ authorization: 'Bearer canary-token' });
    for (const { url, init } of calls) {
      expect(url).not.toMatch(/canary/);
      expect(init.redirect).toBe('error');
    }
  });

  it('[HCALL-29] [HCALL-30] reads only the cursor from paging.next, not its host and token', async () => {
    const next = 'https://evil.example/v1/me/media?access_token=canary-token&limit=25&after=QVFI';
    const calls = serviceAnswering({
      'https://graph.example/v1/me/media': () =>
        Response.json({ data: [{ id: 7, media_type: 'IMAGE', media_url: 'https://a.cdn.example/7.jpg' }, { id: '8' }], paging: { next } }),
    });
    const page = await provider.media('canary-token', '');
    expect(page).toEqual({ items: [{ id: '7', type: 'IMAGE', url: 'https://a.cdn.example/7.jpg' }], next: 'limit=25&after=QVFI' });
    await provider.media('canary-token', page.next ?? '');
    expect(calls[1]?.url).toBe('https://graph.example/v1/me/media?limit=25&after=QVFI&fields=id%2Cmedia_url%2Cthumbnail_url%2Cmedia_type');
  });

  it.each([
    ['a refused token', () => new Response('{}', { status: 401 }), 'signed-out'],
    ['a broken service', () => new Response('', { status: 500 }), 'unusable'],
    ['an answer that is not JSON', () => new Response('<html>'), 'unusable'],
    ['another form', () => Response.json({ photos: [] }), 'unusable'],
    ['two megabytes', () => new Response('x'.repeat(2_000_000)), 'unusable'],
  ])('%s is reported by its kind', async (_, answer, kind) => {
    serviceAnswering({ 'https://graph.example/': answer });
    await expect(provider.media('t', '')).rejects.toMatchObject({ kind });
  });

  it('photos are sealed alike by every server that has the secret, the former one too while it changes', () => {
    const [key, later, foreign] = ['key', 'later', 'foreign'].map((text) => Buffer.from(text.padEnd(32, '.'))) as [Buffer, Buffer, Buffer];
    const [issuer, withLaterKey, stranger] = [createPhotoSeals([key]), createPhotoSeals([later, key]), createPhotoSeals([foreign])];
    const seal = new URL(issuer.addressOf('https://a.cdn.example/7.jpg'), 'http://localhost').searchParams.get('seal') ?? '';
    expect(withLaterKey.isSealed('https://a.cdn.example/7.jpg', seal)).toBe(true);
    expect(withLaterKey.isSealed('https://a.cdn.example/8.jpg', seal)).toBe(false);
    expect(stranger.isSealed('https://a.cdn.example/7.jpg', seal)).toBe(false);
    expect(withLaterKey.isSealed('https://a.cdn.example/7.jpg', '')).toBe(false);
  });
});
