import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedUrl, readHostList } from '../../settings/host-list.ts';
import { fetchPhoto, type PhotoFetchOptions } from './fetch-photo.ts';
import { isPublicAddress } from './public-address.ts';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]);
const hosts = ['photos.example', '*.cdn.example'];

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let port: number;
let requested: string[] = [];
const answers: Record<string, Answer> = {
  '/good.jpg': (_, response) => response.end(JPEG),
  '/gone.jpg': (_, response) => response.writeHead(404).end(),
  '/away.jpg': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  '/page.jpg': (_, response) => response.end('<html><script>alert(1)</script>'),
  '/empty.jpg': (_, response) => response.end(),
  '/said-large.jpg': (_, response) =>
    response.writeHead(200, { 'content-length': 20_000 }).end(Buffer.concat([JPEG, Buffer.alloc(15_000)])),
  '/large.jpg': (_, response) => {
    response.write(JPEG);
    for (let part = 0; part < 10; part += 1) response.write(Buffer.alloc(5000));
    response.end();
  },
  '/slow.jpg': (_, response) => {
    response.write(JPEG.subarray(0, 10));
  },
  '/silent.jpg': () => {},
};

beforeAll(async () => {
  server = createServer((call, response) => {
    requested.push(call.url ?? '');
    (answers[call.url ?? ''] ?? answers['/gone.jpg'])?.(call, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Options for the real function over plain HTTP to the test server, which stands for a public host. */
const trial = (changes: Partial<PhotoFetchOptions> = {}): PhotoFetchOptions => ({
  hosts,
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowedAddress: () => true,
  request: (url, options, onAnswer) => request({ ...options, host: url.hostname, path: url.pathname, port, agent: undefined }, onAnswer),
  maxBytes: 10_000,
  timeoutMs: 60_000,
  ...changes,
});

/** Long enough for a busy machine to send the request. */
const SHORT: Partial<PhotoFetchOptions> = { timeoutMs: 4000 };

const read = async (path: string, changes?: Partial<PhotoFetchOptions>) =>
  buffer(await fetchPhoto(`https://photos.example${path}`, trial(changes)));

describe('reading a photo of the service', () => {
  it('[HCALL-25] gives the bytes of a JPEG', async () => {
    expect(await read('/good.jpg')).toEqual(JPEG);
  });

  it.each([
    ['/gone.jpg', 'no-file'],
    ['/away.jpg', 'unusable'],
    ['/page.jpg', 'unusable'],
    ['/empty.jpg', 'unusable'],
    ['/said-large.jpg', 'unusable'],
    ['/silent.jpg', 'unusable', SHORT],
  ])('refuses %s as %s, and follows no redirect', async (path, kind, changes = {}) => {
    requested = [];
    await expect(read(path, changes)).rejects.toMatchObject({ kind });
    expect(requested).toEqual([path]);
  });

  it.each([
    ['/large.jpg', {}],
    ['/slow.jpg', SHORT],
  ])('breaks off %s on the way', async (path, changes) => {
    await expect(read(path, changes)).rejects.toThrow();
  });

  it.each([
    'http://photos.example/good.jpg',
    'https://photos.example:8443/good.jpg',
    'https://user:word@photos.example/good.jpg',
    'https://photos.example.evil.example/good.jpg',
    'https://evil.example/good.jpg',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0.0.0.0/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/api/load',
    'file:///etc/passwd',
    'data:image/jpeg;base64,/9j/',
    'gopher://photos.example/',
    'javascript:alert(1)',
    '/api/load',
    '',
  ])('never asks for %s', async (address) => {
    requested = [];
    await expect(fetchPhoto(address, trial())).rejects.toMatchObject({ kind: 'no-file' });
    expect(requested).toEqual([]);
  });

  it('connects only to addresses it has checked: a name that leads inside, or also inside, is refused', async () => {
    requested = [];
    const check = { isAllowedAddress: isPublicAddress };
    for (const inside of ['127.0.0.1', '10.0.0.5', '::1', '::ffff:127.0.0.1', '169.254.169.254']) {
      const addresses = [
        { address: '93.184.216.34', family: 4 },
        { address: inside, family: inside.includes(':') ? 6 : 4 },
      ];
      await expect(read('/good.jpg', { ...check, lookup: async () => addresses })).rejects.toMatchObject({ kind: 'no-file' });
      await expect(read('/good.jpg', { ...check, lookup: async () => addresses.slice(1) })).rejects.toMatchObject({ kind: 'no-file' });
    }
    await expect(read('/good.jpg', { ...check, lookup: async () => [] })).rejects.toMatchObject({ kind: 'no-file' });
    expect(requested).toEqual([]);
  });

  it('resolves a name once: a later change of its addresses has no effect (DNS rebinding)', async () => {
    let times = 0;
    const checked: string[] = [];
    const rebinding: Partial<PhotoFetchOptions> = {
      lookup: async () => {
        times += 1;
        return [{ address: times === 1 ? '127.0.0.1' : '127.0.0.99', family: 4 }];
      },
      isAllowedAddress: (address) => {
        checked.push(address);
        return true;
      },
    };
    expect(await read('/good.jpg', rebinding)).toEqual(JPEG);
    expect([times, checked]).toEqual([1, ['127.0.0.1']]);
  });
});

describe('addresses and hosts', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1'])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      'fe80::1',
      'fc00::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
    ...['2001:db8::1', 'ff02::1', 'localhost', '', '2130706433'],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it('a list has exact names and whole families of names', () => {
    expect(readHostList(' Photos.example, *.cdn.example ')).toEqual(hosts);
    expect(listedUrl('https://a.cdn.example/x', hosts)?.hostname).toBe('a.cdn.example');
    expect(listedUrl('https://cdn.example/x', hosts)).toBeNull();
    expect(listedUrl('https://evilcdn.example/x', hosts)).toBeNull();
    for (const wrong of ['https://a.example', '127.0.0.1', '*', 'a.example/path', 'a..example'])
      expect(readHostList(wrong), wrong).toBeNull();
  });
});
