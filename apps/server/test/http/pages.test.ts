import type { SaveAnswer, UploadAnswer } from '@muro/api';
import { type ShopData, TRIAL_SHOP } from '@muro/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html } from '../../src/http/pages/page.ts';
import { buildApp } from '../../src/start/app.ts';
import type { Services } from '../../src/start/services.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor } from '../support/visitor.ts';

const PAGES = {
  nl: ['/klaarmetapp', '/overzicht', '/algemene-voorwaarden/'],
  en: ['/done_with_app', '/overview', '/terms-of-use/'],
  de: ['/mit_app_erstellt', '/ueberblick', '/nutzungsbedingungen/'],
  fr: ['/fini-avec-lapplication', '/apercu', '/conditions-generales/'],
  it: ['/finito_con_app', '/panoramica', '/condizioni-generali/'],
  es: ['/finalizado_app', '/resumen', '/condiciones-generales/'],
};

const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('pages of the website', () => {
  it.each(Object.entries(PAGES))(
    '[EXIT-02] [EXIT-03] [EXIT-04] [EXIT-06] every exit of %s answers in its language',
    async (locale, addresses) => {
      const visitor = createVisitor(test);
      for (const address of addresses) {
        for (const url of [address, address.replace(/\/$/, ''), `${address.replace(/\/$/, '')}/`]) {
          const answer = await visitor.send({ url });
          expect(answer.statusCode, url).toBe(200);
          expect(answer.body).toContain(`<html lang="${locale}">`);
          if (address === addresses[0]) expect(viewOf(answer.body), url).toEqual({ page: 'designer-closed' });
          else if (address === addresses[1]) expect(viewOf(answer.body), url).toEqual({ page: 'sign-in', before: 'overview' });
          else expect(answer.body).toContain(`href="/htmlapp/?lang=${locale}"`);
        }
      }
    },
  );

  it('[EXIT-05] inside the lightbox the terms have no header and no link that leaves the form', async () => {
    const visitor = createVisitor(test);
    const alone = (await visitor.send({ url: '/terms-of-use/' })).body;
    const framed = (await visitor.send({ url: '/terms-of-use/', headers: { 'sec-fetch-dest': 'iframe' } })).body;
    expect(alone).toContain('<h1>');
    expect(alone).toContain('href="/htmlapp/?lang=en"');
    expect(framed).not.toContain('<h1>');
    expect(framed).not.toContain('href="/htmlapp/');
  });

  it('[ROUTE-01] [L10N-01] the start page redirects to the designer and keeps a language in the address', async () => {
    const visitor = createVisitor(test);
    for (const [url, target] of [
      ['/', '/htmlapp/'],
      ['/?lang=de', '/htmlapp/?lang=de'],
      ['/htmlapp?lang=fr', '/htmlapp/?lang=fr'],
    ] as const) {
      const { statusCode, headers } = await visitor.send({ url });
      expect([statusCode, headers.location], url).toEqual([302, target]);
    }
  });

  it('the tab of each page wears the name of the shop', async () => {
    const app = await buildApp({ ...test.services, shop: { data: { ...TRIAL_SHOP, name: 'Wand' }, refresh: () => Promise.resolve() } });
    const ana = createVisitor({ app });
    const titleOf = async (url: string) => /<title>(.*)<\/title>/.exec((await ana.send({ url: `${url}?lang=de` })).body)?.[1];
    // The web app prepends the page's own name.
    for (const url of ['/order', '/ueberblick', '/account/forgot', '/account/reset', '/account/register', '/account/email/confirm'])
      expect(await titleOf(url), url).toBe('Wand');
    await ana.register('ana-of-wand');
    for (const url of ['/nowhere', '/pages/none.css', '/account/versions?collage=1']) {
      const { statusCode, body } = await ana.send({ url, headers: { accept: 'text/html' } });
      expect([url, statusCode >= 400, body]).toEqual([url, true, expect.stringContaining('<title>Wand</title>')]);
      expect(['not-found', 'fault'], url).toContain(viewOf(body)?.page);
    }
    const account = viewOf((await ana.send({ url: '/account?lang=de' })).body);
    const seenAt = account?.page === 'account' ? account.sessions[0]?.seenAt : '';
    expect(Math.abs(Date.parse(seenAt ?? '') - Date.now())).toBeLessThan(60_000);
    await app.close();
  });

  it('pages have the letters of the designer', async () => {
    const visitor = createVisitor(test);
    const css = (await visitor.send({ url: '/pages/pages.css' })).body;
    const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => `/pages/${file}`);
    expect(files).toHaveLength(2);
    for (const url of files) {
      const answer = await visitor.send({ url });
      expect([answer.statusCode, answer.headers['content-type']], url).toEqual([200, 'font/woff2']);
      expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
  });

  it('the web app receives the language of the shop', async () => {
    const visitor = createVisitor(test);
    for (const url of ['/htmlapp/', '/htmlapp/index.html', '/cart/fromApp']) {
      expect((await visitor.send({ url })).body).toContain('<meta name="muro-locale" content="es"');
    }
  });

  it('the web app receives the shop’s data, escaped, and the trial flag', async () => {
    const shopOf = async (data: ShopData) => {
      const app = await buildApp({ ...test.services, shop: { data, refresh: () => Promise.resolve() } });
      const { body } = await app.inject({ url: '/cart/fromApp' });
      await app.close();
      const content = /<meta name="muro-shop" content="([^"]*)"/.exec(body)?.[1] ?? '';
      const view = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'"));
      return { ...view, title: /<title>(.*)<\/title>/.exec(body)?.[1] };
    };
    const logo = { file: '/x.png', type: 'image/png', bytes: Buffer.of() } as const;
    const contact = { company: 'Wand SL', street: 'Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES', email: 'a@b.es', phone: '' };
    expect(await shopOf({ ...TRIAL_SHOP, name: "Wand <b>'$&'</b>", logo, contact, isTrial: false })).toEqual({
      name: "Wand <b>'$&amp;'</b>",
      title: 'Wand &lt;b&gt;&#39;$&amp;&#39;&lt;/b&gt;',
      hasLogo: true,
      isTrial: false,
      lines: ['Wand SL', 'Mayor 1', '28013 Madrid'],
      email: 'a@b.es',
      hours: null,
      deliveryDays: { from: 3, to: 5 },
    });
    expect((await shopOf({ ...TRIAL_SHOP, delivery: [] })).deliveryDays).toBeNull();
    expect(await shopOf(TRIAL_SHOP)).toMatchObject({ name: 'Muro', title: 'Muro', hasLogo: false, isTrial: true, lines: [] });
  });

  const NO_KINDS = {
    pngAllowed: false,
    webpAllowed: false,
    heicAllowed: false,
    avifAllowed: false,
    tiffAllowed: false,
    rawAllowed: false,
  };
  it('[INGEST-03] the web app receives the accepted photo formats: all, unless the shop switches one off', async () => {
    const kindsOf = async (services: Services) => {
      const app = await buildApp(services);
      const { body } = await app.inject({ url: '/htmlapp/' });
      await app.close();
      return /<meta name="muro-photo-kinds" content="([^"]*)"/.exec(body)?.[1];
    };
    const { services } = test;
    expect(await kindsOf(services)).toBe('jpeg heic png webp avif tiff raw');
    expect(await kindsOf({ ...services, pngAllowed: false })).toBe('jpeg heic webp avif tiff raw');
    expect(await kindsOf({ ...services, ...NO_KINDS })).toBe('jpeg');
  });

  it('[EDIT-30] the web app receives the parts of the editor that the shop has switched off', async () => {
    const app = await buildApp({ ...test.services, editorOff: ['showDeleteBtn', 'showDoubleInfo'] });
    const { body } = await app.inject({ url: '/htmlapp/' });
    await app.close();
    expect(body).toContain('<meta name="muro-editor-off" content="showDeleteBtn showDoubleInfo"');
  });

  it("[REG-07] [SIGNIN-05] every form receives the shop's password rule", async () => {
    const app = await buildApp({ ...test.services, passwordRule: { min: 2, max: 20 } });
    const { body } = await app.inject({ url: '/htmlapp/' });
    expect(body).toContain('<meta name="muro-password-min" content="2"');
    expect(body).toContain('<meta name="muro-password-max" content="20"');
    for (const url of ['/account/register', '/account/reset', '/resumen']) {
      const page = (await app.inject({ url: `${url}?lang=es` })).body;
      expect(page, url).toContain('<meta name="muro-password-min" content="2"');
      expect(page, url).toContain('<meta name="muro-password-max" content="20"');
    }
    await app.close();
  });

  it('the overview lists collages and orders of the person who is signed in, texts escaped', async () => {
    const ana = createVisitor(test);
    await ana.register('<b>ana</b>', { email: 'ana@example.org' });
    const photo = (await ana.send(uploadForm(await photoOf({ width: 300, height: 200 }), {}))).json<UploadAnswer>();
    const xml = collageXml({ photos: [photo], columns: 1 });
    const { collageid, version } = (await ana.form('/api/save', { collagexml: xml })).json<SaveAnswer>();
    const address = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };
    await ana.post('/api/orders', { collageid, version, quantity: 2, ...address });
    const { body } = await ana.send({ url: '/resumen' });
    expect(body).not.toContain('<b>ana</b>');
    const view = viewOf(body);
    if (view?.page !== 'overview') throw new Error('The overview is missing.');
    expect([view.name, view.deleted, view.notice]).toEqual(['<b>ana</b>', [], null]);
    expect(view.collages.map(({ id }) => id)).toEqual([collageid]);
    const line = { quantity: 2, design: 'Even', width: 50, height: 40, material: 'POSTER' };
    expect(view.orders).toEqual({ rows: [expect.objectContaining({ lines: [line], state: 'received', failure: null })], olderThan: null });
    const [order] = view.orders.rows;
    expect(order?.again).toBe(`/cart/fromApp?again=${order?.id}&lang=es`);
    for (const moment of [view.collages[0]?.savedAt, order?.createdAt])
      expect(Math.abs(Date.parse(moment ?? '') - Date.now())).toBeLessThan(60_000);
    expect(viewOf((await createVisitor(test).send({ url: '/resumen' })).body)).toEqual({ page: 'sign-in', before: 'overview' });
    const out = await ana.send({
      method: 'POST',
      url: '/api/signout?page=overview&lang=es',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([out.statusCode, out.headers.location]).toEqual([303, '/resumen']);
    expect(await ana.check()).toBe('false');
  });

  it('an address that leads nowhere is a page for people and JSON for programs', async () => {
    const visitor = createVisitor(test);
    const page = await visitor.send({ url: '/nothing', headers: { accept: 'text/html', 'accept-language': 'it' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect([viewOf(page.body), page.body]).toEqual([{ page: 'not-found' }, expect.stringContaining('<html lang="it">')]);
    for (const url of ['/nothing', '/api/nothing']) expect((await visitor.send({ url })).json().error).toBe('ERROR_NOT_FOUND');
    expect((await visitor.send({ url: '/' })).headers.location).toBe('/htmlapp/');
  });

  it('if the web app is not built, the server’s own page explains it and links onwards', async () => {
    const app = await buildApp({ ...test.services, webFolder: '/nowhere' });
    const headers = { accept: 'text/html', 'accept-language': 'it' };
    for (const [url, status, text] of [
      ['/nothing', 404, 'Questa pagina non esiste'],
      ['/social/start', 400, 'Qualcosa è andato storto'],
      ['/htmlapp/', 503, 'Qualcosa è andato storto'],
    ] as const) {
      const { statusCode, body } = await app.inject({ url, headers });
      expect([url, statusCode, body]).toEqual([url, status, expect.stringContaining(text)]);
      expect(body).toContain('href="/htmlapp/?lang=it"');
      expect(body).toContain('href="/panoramica"');
    }
    await app.close();
  });

  it('no foreign script runs in a page', async () => {
    const { headers } = await createVisitor(test).send({ url: '/condiciones-generales/' });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(headers['content-security-policy']).toMatch(/style-src 'self'(;|$)/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('pages of the web app allow style elements by a new nonce per response, and are never answered with 304', async () => {
    const visitor = createVisitor(test);
    const nonces = new Set<string>();
    for (const url of ['/htmlapp/', '/htmlapp/', '/htmlapp/index.html', '/cart/fromApp']) {
      const { statusCode, headers, body } = await visitor.send({ url, headers: { 'if-none-match': '*', 'if-modified-since': FUTURE } });
      const nonce = /<meta name="csp-nonce" nonce="([^"]{22,})"/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy'], url).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(headers['content-security-policy'], url).not.toContain('unsafe-inline');
      expect([statusCode, headers.etag, headers['last-modified'], headers['cache-control']]).toEqual([
        200,
        undefined,
        undefined,
        'no-cache',
      ]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('a page for buyers contains its view, in the language of its address, and a notice for browsers without JavaScript', async () => {
    const visitor = createVisitor(test);
    const nonces = new Set<string>();
    for (const [url, page, text] of [
      ['/account/forgot?lang=de', 'forgot-password', 'Diese Seite braucht JavaScript.'],
      ['/account/reset?lang=fr', 'reset-password', 'Cette page a besoin de JavaScript.'],
      ['/account/register?lang=it', 'register', 'Questa pagina ha bisogno di JavaScript.'],
    ] as const) {
      const { statusCode, headers, body } = await visitor.send({ url, headers: { 'if-none-match': '*', 'if-modified-since': FUTURE } });
      const locale = url.slice(-2);
      expect([statusCode, viewOf(body)?.page, headers.etag, headers['referrer-policy']]).toEqual([200, page, undefined, 'no-referrer']);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toMatch(new RegExp(`<noscript><p lang="${locale}">${text} [^<]+</p></noscript>`));
      const nonce = /<meta name="csp-nonce" nonce="([^"]{22,})"/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy'], url).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('the template escapes every text', () => {
    expect(html`<p title="${'"\''}">${'<&>'}${html`<i></i>`}</p>`.html).toBe('<p title="&quot;&#39;">&lt;&amp;&gt;<i></i></p>');
  });
});

describe('every call', () => {
  /** Calls that need no sign-in; every other one under /api responds with 401. */
  const OPEN = [
    '/api/list',
    '/api/customXml',
    '/api/prices',
    '/api/isAuthenticated',
    '/api/signInCode',
    '/api/register',
    '/api/password/forgot',
    '/api/password/reset',
    '/api/alive',
    '/api/authKey',
    '/api/signout',
    '/api/collagePhoto/collageid/{id}',
    '/api/samplePhotos',
    '/api/samplePhotos/{hash}',
    '/api/social/session',
    '/api/social/photo',
  ];

  const CLOSED = [
    'get /api/cart',
    'get /api/collages/{id}/picture',
    'get /api/orders',
    'get /api/orders/draft',
    'get /api/orders/{id}',
    'get /api/orders/{id}/picture',
    'get /api/shop/backup/blobs/{hash}',
    'get /api/shop/backup/dump',
    'get /api/shop/backup/prints/{name}',
    'get /api/shop/orders',
    'get /api/shop/orders/{id}',
    'get /api/shop/orders/{id}/print.pdf',
    'get /api/shop/orders/{id}/ticket.json',
    'get /api/shop/references',
    'get /api/shop/stores/former',
    'get /api/shop/tokens',
    'get /api/shop/verify',
    'get /api/shop/verify/files',
    'get /api/shop/verify/left',
    'get /api/shop/verify/orders',
    'get /api/social/media',
    'post /api/cart',
    'post /api/cart/again',
    'post /api/cart/remove',
    'post /api/load',
    'post /api/orders',
    'post /api/orders/{id}/cancel',
    'post /api/photos/known',
    'post /api/save',
    'post /api/shop/accounts/second-factor/end',
    'post /api/shop/orders',
    'post /api/shop/orders/{id}/hold',
    'post /api/shop/orders/{id}/parcels',
    'post /api/shop/orders/{id}/payment',
    'post /api/shop/orders/{id}/production',
    'post /api/shop/stores/copy',
    'post /api/shop/tokens',
    'post /api/shop/tokens/revoke',
    'post /api/shop/verify/mend',
    'post /api/upload',
    'put /api/shop/backup/blobs/{hash}',
    'put /api/shop/backup/prints/{name}',
  ];

  it('[ROLE-02] [ROLE-03] [ROLE-06] refuses the anonymous, but for the open ones', async () => {
    const visitor = createVisitor(test);
    const { paths } = (await visitor.send({ url: '/api/openapi.json' })).json<{ paths: Record<string, object> }>();
    const calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
    const closed = calls.filter(({ path }) => path.startsWith('/api/') && !OPEN.includes(path));
    expect(closed.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(CLOSED);
    for (const { path, method } of closed) {
      const answer = await visitor.send({
        method: method.toUpperCase() as 'GET',
        url: path.replace('{id}', '1').replace('{hash}', 'a'.repeat(64)).replace('{name}', 'order-1.pdf'),
      });
      // A missing body is refused before authentication is checked.
      expect([400, 401], `${method} ${path}`).toContain(answer.statusCode);
    }
  });

  it('bad input of any kind is a refusal in JSON, never a fault', async () => {
    const visitor = createVisitor(test);
    const bodies: [string, string][] = [
      ['application/json', '{'],
      ['application/json', '[]'],
      ['application/json', 'null'],
      ['application/json', '{"username":{"$gt":""},"password":[]}'],
      ['application/json', '{"__proto__":{"polluted":true},"username":"a","password":"b"}'],
      ['application/x-www-form-urlencoded', 'a=%zz&&&=&a[b][c]=1'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', 'no form'],
      [`multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
      ['text/plain', '{"username":"","password":""}'],
      ['application/xml', '<a/>'],
      ['', 'x'],
    ];
    for (const url of [
      '/api/isAuthenticated',
      '/api/signInCode',
      '/api/password/forgot',
      '/api/password/reset',
      '/api/register',
      '/api/save',
      '/api/load',
      '/api/alive',
      '/api/customXml',
      '/api/upload',
      '/api/photos/known',
      '/api/orders',
    ]) {
      for (const [type, payload] of bodies) {
        const answer = await visitor.send({ method: 'POST', url, payload, headers: type ? { 'content-type': type } : {} });
        expect(answer.statusCode, `${url} ${type} ${payload}`).toBeLessThan(500);
        expect(() => answer.json(), `${url} ${type} ${payload}`).not.toThrow();
      }
    }
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined);
    const long = await visitor.post('/api/isAuthenticated', { username: 'a'.repeat(1_000_000), password: 'b' });
    expect([long.statusCode, long.json().error]).toEqual([413, 'ERROR_TOO_BIG']);
  });

  it('[HTTP-05] the description of all calls names them', async () => {
    const document = (await createVisitor(test).send({ url: '/api/openapi.json' })).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/upload',
        '/api/save',
        '/api/load',
        '/api/isAuthenticated',
        '/api/register',
        '/api/alive',
        '/api/orders',
      ]),
    );
    expect((await createVisitor(test).send({ url: '/healthz' })).json()).toEqual({
      ok: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      ready: true,
      database: 'pglite',
      failingTasks: [],
    });
    expect((await createVisitor(test).send({ url: '/metrics' })).statusCode).toBe(404);
  });
});
