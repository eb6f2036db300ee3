import { createECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATHS } from '@muro/api';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkSession, readSession, signIn } from './authenticate.ts';
import { DEFAULT_ENDPOINTS, endpointsFrom } from './endpoints.ts';
import { getJson, getJsonLines, getText, HttpFault, postForm, readJson } from './http.ts';
import { NO_COLLAGE_DATA, readLoadAnswer } from './load.ts';
import { readQuotes } from './quotes.ts';
import { readRegistered, register } from './register.ts';
import { readSaveAnswer, type SaveCall, saveFields } from './save.ts';
import { fileForm, type PhotoUpload, readUploadAnswer, uploadForm } from './upload.ts';

const faultOf = (act: () => unknown): HttpFault => {
  try {
    act();
  } catch (error) {
    if (error instanceof HttpFault) return error;
    throw error;
  }
  throw new Error('Expected a fault');
};

describe('addresses', () => {
  it('[HTTP-04] [HTTP-05] are configuration values with the default paths', () => {
    expect(endpointsFrom(null)).toEqual(DEFAULT_ENDPOINTS);
    expect(endpointsFrom('{"savexmlurl":"https://shop.example/store"}')).toEqual({
      ...DEFAULT_ENDPOINTS,
      savexmlurl: 'https://shop.example/store',
    });
    for (const broken of ['{', '[]', 'null', '{"savexmlurl":7}', '{"nonsense":"x"}'])
      expect(endpointsFrom(broken)).toEqual(DEFAULT_ENDPOINTS);
  });

  it('[HTTP-15] [HTTP-16] [HTTP-17] [HTTP-18] [HTTP-19] [HTTP-20] [HTTP-21] [HTTP-22] defaults are those of the specification', () => {
    expect(DEFAULT_ENDPOINTS).toMatchObject({
      savefileurl: '/api/upload?format=json',
      savexmlurl: '/api/save?format=json',
      loadxmlurl: '/api/load?format=json',
      authenticationurl: '/api/isAuthenticated?format=json',
      registerurl: '/api/register?format=json',
      heartbeaturl: '/api/alive?format=json',
      quoteUrl: '/api/collagePhoto/collageid/1?format=json',
      appsessiondoneurl: '/collage/ajaxDone/s/{session}',
    });
  });

  it('[HTTP-23] checkout is /cart/fromApp', () => {
    expect(PATHS.checkout).toBe('/cart/fromApp');
  });
});

describe('a call over the wire', () => {
  let server: Server;
  let base = '';
  const requests: { method: string; type: string; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        requests.push({ method: request.method ?? '', type: request.headers['content-type'] ?? '', body });
        const [status = '200', text = ''] = decodeURIComponent(request.url?.slice(1) ?? '').split('|');
        response.writeHead(Number(status)).end(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const address = (status: number, text: string): string => `${base}/${encodeURIComponent(`${status}|${text}`)}`;

  it('[HTTP-01] a form post is a key/value list', async () => {
    expect(await postForm(address(200, '{"a":1}'), { collageid: '7', text: 'a&b=ñ' })).toEqual({ a: 1 });
    const last = requests.at(-1);
    expect(last).toMatchObject({ method: 'POST', type: 'application/x-www-form-urlencoded;charset=UTF-8' });
    expect(Object.fromEntries(new URLSearchParams(last?.body))).toEqual({ collageid: '7', text: 'a&b=ñ' });
  });

  it('[HTTP-02] a non-200 status or a body that is not JSON is a failure', async () => {
    await expect(postForm(address(201, '{}'), {})).rejects.toMatchObject({ kind: 'refused', status: 201 });
    await expect(postForm(address(200, '<html>'), {})).rejects.toMatchObject({ kind: 'unreadable' });
    await expect(postForm(address(404, '{"error":"ERROR_NOT_FOUND","msg":"No"}'), {})).rejects.toMatchObject({
      kind: 'refused',
      key: 'ERROR_NOT_FOUND',
      message: 'No',
    });
  });

  it('[HTTP-03] a JSON GET rejects on non-200', async () => {
    expect(await getJson(address(200, '[1]'))).toEqual([1]);
    await expect(getJson(address(204, ''))).rejects.toBeInstanceOf(HttpFault);
    await expect(getJson(address(500, '{}'))).rejects.toMatchObject({ kind: 'refused', status: 500 });
  });

  it('a stopped server, a silent proxy and a time-out are the same: lost', async () => {
    await expect(getJson('http://127.0.0.1:1/')).rejects.toMatchObject({ kind: 'lost', status: 0 });
    await expect(getJson(address(502, '<html>'))).rejects.toMatchObject({ kind: 'lost' });
    await expect(getJson(address(503, '{"error":"Service Unavailable","statusCode":503}'))).rejects.toMatchObject({ kind: 'lost' });
    await expect(postForm(address(200, '{}'), {}, { timeoutMs: 0 })).rejects.toMatchObject({ kind: 'lost' });
  });

  it('[HCALL-15] a call can be cancelled while it runs', async () => {
    const abort = new AbortController();
    const running = postForm(address(200, '{}'), {}, { signal: abort.signal });
    abort.abort();
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
  });
});

describe('upload', () => {
  const photo: PhotoUpload = {
    file: new Blob(['jpeg']),
    name: 'mar.jpg',
    type: 'COMPUTER',
    key: '4_10_20_abc',
    suggestedRotation: 90,
    time: { takenMs: null, zoneMin: null },
    resized: { widthPx: 1024, heightPx: 683 },
    session: 'visit',
  };

  it("[HCALL-01] [HCALL-03] [HCALL-04] [UPLOAD-01] sends the file in field 'file' with suggestedRotation, s, t, x and resized", () => {
    const { file, ...fields } = Object.fromEntries(uploadForm(photo));
    expect(fields).toEqual({ suggestedRotation: '90', s: 'visit', t: '1', x: '4_10_20_abc', resized: '1024x683', name: 'mar.jpg' });
    expect(file).toMatchObject({ name: 'mar.jpg', size: 4 });
  });

  it('sends the capture time if it is known', () => {
    const timeIn = (time: PhotoUpload['time']) => {
      const form = uploadForm({ ...photo, time });
      return ['takenMs', 'zoneMin', 'isFileTime'].map((field) => form.get(field));
    };
    expect(timeIn({ takenMs: 1000.5, zoneMin: -60 })).toEqual(['1001', '-60', null]);
    expect(timeIn({ takenMs: 2000, zoneMin: null, isFileTime: true })).toEqual(['2000', null, 'true']);
    expect(timeIn({ takenMs: null, zoneMin: null })).toEqual([null, null, null]);
  });

  it("[HCALL-02] the helper's default field name is 'upload'", () => {
    expect([...fileForm({}, photo).keys()]).toEqual(['upload']);
  });

  it('omits absent values: a session, a copy, the size of a file that is not from the computer', () => {
    expect([...uploadForm({ ...photo, session: null, resized: null }).keys()]).toEqual(['suggestedRotation', 't', 'x', 'name', 'file']);
    expect(uploadForm({ ...photo, type: 'SOCIAL' }).get('resized')).toBe(null);
  });

  it('[HCALL-05] [UPLOAD-02] reads id and src', () => {
    expect(readUploadAnswer(200, '{"id":12,"src":"/photos/12/web.jpg"}')).toMatchObject({ id: 12, src: '/photos/12/web.jpg' });
  });

  it('[HCALL-06] [ERRP-11] an answer with error is a failure, its words are passed on', () => {
    expect(faultOf(() => readUploadAnswer(200, '{"error":"too dark"}'))).toMatchObject({ kind: 'refused', message: 'too dark' });
    expect(faultOf(() => readUploadAnswer(415, '{"error":"ERROR_NO_JPG_IMAGE","msg":"This is no valid jpeg-image."}'))).toMatchObject({
      key: 'ERROR_NO_JPG_IMAGE',
      message: 'This is no valid jpeg-image.',
    });
  });

  it('[ERRP-10] [ERRP-12] reports invalid JSON and another status with the specified messages', () => {
    expect(faultOf(() => readUploadAnswer(200, 'ok')).message).toBe('The server could not process the file.');
    expect(faultOf(() => readUploadAnswer(200, '{}')).message).toBe('The server could not process the file.');
    expect(faultOf(() => readUploadAnswer(500, '')).message).toBe('Could not upload photo. server responded with: 500');
    expect(faultOf(() => readUploadAnswer(503, '')).kind).toBe('lost');
  });

  it('[ERRP-11] [ERRP-12] a refusal with an error code shows its status, a refusal with a text shows that text', () => {
    const code = faultOf(() => readUploadAnswer(500, '{"error":"X"}'));
    expect(code).toMatchObject({ kind: 'refused', status: 500, message: 'Could not upload photo. server responded with: 500' });
    expect(faultOf(() => readUploadAnswer(401, '{"error":"ERROR_NOT_SIGNED_IN"}'))).toMatchObject({ status: 401 });
    expect(faultOf(() => readUploadAnswer(500, '{"error":"The disk is full."}')).message).toBe('The disk is full.');
  });
});

describe('save and load', () => {
  const call: SaveCall = {
    collageXml: '<collage/>',
    isForOrder: false,
    childTemplateId: '4711',
    collageId: null,
    baseVersion: null,
    attempt: 'abcdefgh',
  };

  it('[HCALL-07] [HCALL-08] [HCALL-09] [HCALL-10] [HCALL-11] [HCALL-13] [SAVE-13] the form of a save', () => {
    const fields = { collagexml: '<collage/>', editor: '2', editor_version: '1', fororder: 'false', templateid: '4711' };
    expect(saveFields(call)).toEqual(fields);
    expect(saveFields({ ...call, isForOrder: true, collageId: '9', baseVersion: 3, extra: { shop: 'x' } })).toEqual({
      ...fields,
      fororder: 'true',
      collageid: '9',
      baseversion: '3',
      shop: 'x',
    });
    expect(saveFields({ ...call, extra: { editor: '7' } })).toEqual(fields);
  });

  it('[HCALL-14] reads collageid, and the rest is passed on', () => {
    expect(readSaveAnswer({ collageid: 9, version: 3, shop: 'x' } as never)).toEqual({ collageId: '9', version: 3, rest: { shop: 'x' } });
    expect(faultOf(() => readSaveAnswer({})).kind).toBe('unreadable');
  });

  it('[HCALL-16] [HCALL-17] [ERR-03] a load needs collagexml and editor', () => {
    expect(readLoadAnswer({ collagexml: '<collage/>', editor: '2', collageid: 9, version: 3 }, '9')).toEqual({
      collageXml: '<collage/>',
      collageId: '9',
      version: 3,
      times: {},
    });
    for (const answer of [{}, { collagexml: '<collage/>' }, { editor: '2' }, { collagexml: '', editor: '2' }]) {
      expect(faultOf(() => readLoadAnswer(answer, '9')).message).toBe(NO_COLLAGE_DATA);
    }
  });

  it('reads the capture times of the photos, also from a server of an earlier version', () => {
    const answer = { collagexml: '<collage/>', editor: '2', taken: { 7: 1000, 8: 2000 } };
    const plain = { 7: { takenMs: 1000, zoneMin: null }, 8: { takenMs: 2000, zoneMin: null } };
    expect(readLoadAnswer(answer, '9').times).toEqual(plain);
    expect(readLoadAnswer({ ...answer, zones: { 7: 120 }, fileTimes: ['8'] }, '9').times).toEqual({
      7: { takenMs: 1000, zoneMin: 120 },
      8: { takenMs: 2000, zoneMin: null, isFileTime: true },
    });
  });

  it('a refused save contains the newer version’s number', () => {
    const text = '{"error":"ERROR_NEWER_VERSION","msg":"Newer","version":4}';
    expect(faultOf(() => readJson({ status: 409, text }))).toMatchObject({ key: 'ERROR_NEWER_VERSION', version: 4 });
  });
});

describe('letters', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that are not UTF-8 make an answer unreadable, whole or line by line', async () => {
    vi.stubGlobal('fetch', async () => new Response(Uint8Array.of(0x22, 0xe9, 0x22)));
    const faults = [getText('/a'), getJson('/a'), getJsonLines('/a', () => undefined)].map((call) =>
      call.catch((fault: HttpFault) => fault),
    );
    expect((await Promise.all(faults)).map((fault) => (fault as HttpFault).kind)).toEqual(['unreadable', 'unreadable', 'unreadable']);
  });
});

describe('the quote list', () => {
  it('[HCALL-24] must be a list, otherwise loading fails', () => {
    expect(readQuotes([])).toEqual([]);
    for (const answer of [{}, null, 'x']) expect(faultOf(() => readQuotes(answer)).kind).toBe('unreadable');
  });
});

describe('accounts', () => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const authKey = { kid: 'k1', publicKey: key.getPublicKey('base64', 'uncompressed'), nonce: 'kdFMxAeDRl9NVSQgk+Juhw==', expiresInMs: 1 };
  afterEach(() => vi.unstubAllGlobals());

  /** Records the JSON bodies that are sent, by path. */
  function bodies(): Record<string, Record<string, unknown>> {
    const sent: Record<string, Record<string, unknown>> = {};
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.body) sent[address] = JSON.parse(String(init.body)) as Record<string, unknown>;
      return Response.json(address.startsWith('/api/authKey') ? authKey : { authenticated: 'true', errors: [] });
    });
    return sent;
  }

  it("[HCALL-18] [HCALL-22] [PWD-05] [SDLG-06] the session check is one JSON body with action 'signin' and empty strings", async () => {
    const sent = bodies();
    await checkSession();
    expect(sent['/api/isAuthenticated?format=json']).toEqual({ action: 'signin', username: '', password: '' });
  });

  it('[HCALL-18] [HCALL-20] [HCALL-22] [PWD-01] sign in and register send envelopes, never the password', async () => {
    const sent = bodies();
    await signIn({ username: 'ana', password: 'Zx9-canary-7Q' });
    const passwords = { password: 'Zx9-canary-7Q', passwordAgain: 'Zx9-canary-7Q' };
    await register({ username: 'ana', email: 'ana@example.org', newsletter: true, ...passwords });
    const envelope = expect.stringMatching(/^[A-Za-z0-9+/]{300}={0,2}$/);
    const { nonce } = authKey;
    expect(sent['/api/isAuthenticated?format=json']).toEqual({ action: 'signin', username: 'ana', password: envelope, nonce });
    expect(sent['/api/register?format=json']).toEqual({
      action: 'register',
      username: 'ana',
      email: 'ana@example.org',
      newsletter: true,
      password: envelope,
      password_again: envelope,
      terms: true,
      nonce,
    });
    expect(JSON.stringify(sent)).not.toContain('canary');
  });

  it("[HCALL-19] only the string 'true' means signed in", () => {
    expect(readSession({ authenticated: 'true', username: 'ana' })).toEqual({ isSignedIn: true, username: 'ana' });
    for (const answer of [{}, { authenticated: 'false' }, { authenticated: true }, { authenticated: 'TRUE' }]) {
      expect(readSession(answer as never)).toEqual({ isSignedIn: false, username: '' });
    }
  });

  it('[HCALL-21] register reads authenticated and the errors', () => {
    const errors = [{ field: 'username', message: 'taken' }] as const;
    expect(readRegistered({ authenticated: 'false', errors: [...errors] }, 'ana')).toEqual({ isSignedIn: false, username: '', errors });
    expect(readRegistered({ authenticated: 'true' }, 'ana')).toEqual({ isSignedIn: true, username: 'ana', errors: [] });
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
