import { LOCALES } from '@muro/texts';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const S3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

it('uses the documented defaults', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: '' });
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    locale: 'es',
    databaseUrl: undefined,
    passwordRule: { min: 8, max: 126 },
    busyMs: 500,
    trustedProxies: [],
    metricsAt: null,
    maxCollages: 500,
    maxOrders: 5000,
    roles: ['web', 'print', 'paint'],
    collageDays: null,
    printDays: null,
    pngAllowed: true,
    webpAllowed: true,
    heicAllowed: true,
    avifAllowed: true,
    tiffAllowed: true,
    rawAllowed: true,
    editorOff: [],
    paintsAhead: true,
    s3: undefined,
  });
  expect(settings.dataFolder).toBe(`${process.cwd()}/data`);
});

it.each([
  [{ PORT: '80a' }, 'PORT: expected a whole number from 0 to 65535, but it is "80a".'],
  [{ PORT: '70000' }, 'PORT: expected'],
  [{ MURO_ROLES: 'web,prnt', DATABASE_URL: 'postgresql://h/d' }, 'MURO_ROLES: expected some of web,print,paint, but it is "web,prnt".'],
  [{ MURO_ROLES: 'print' }, 'MURO_ROLES: expected web,print,paint, because DATABASE_URL is not set'],
  [{ MURO_COLLAGE_DAYS: '7' }, 'MURO_COLLAGE_DAYS: expected a whole number from 30 to 36500'],
  [{ MURO_PRINT_DAYS: '1.5' }, 'MURO_PRINT_DAYS: expected a whole number from 30 to 36500'],
  [{ MURO_LOCALE: 'eo' }, `MURO_LOCALE: expected one of ${LOCALES.join(', ')}`],
  [
    { DATABASE_URL: 'postgresql://user:password@host/muro' },
    'MURO_SECRET: expected a secret of 24 characters or more, the same on every server, because DATABASE_URL is set (make one with `muro init` or `openssl rand -base64 32`, and keep it as safe as a backup), but it is not set.',
  ],
  [{ DATABASE_URL: 'postgresql://h/d', MURO_SECRET: 'too short' }, 'MURO_SECRET: expected 24 characters or more'],
  [{ MURO_SECRET: 'short,a former secret of these tests' }, 'MURO_SECRET: expected 24 characters or more'],
  [{ MURO_SECRET: 'a new secret of these tests,' }, 'MURO_SECRET: expected 24 characters or more'],
  [{ DATABASE_URL: 'mysql://root:secret@host/x' }, 'DATABASE_URL: expected postgresql://…, but it is "mysql://…@host/x".'],
  ...[
    '1',
    'true',
    '0',
    'yes',
    '2, loopback',
    '10.0.0.0/33',
    '10.0.0/8',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '128.0.0.0/1',
    '192.0.0.0/2',
    '10.0.0.0/7',
    '11.0.0.0/8',
    '::/1',
    '2000::/3',
    '2a00::/12',
    'fc00::/6',
    '::/20',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97',
    '0:0:0:0:0:ffff::/96',
    '10.0.0.0/08',
    'fd00::/8/9',
    'proxy.example',
  ].map((text): [Record<string, string>, string] => [
    { MURO_TRUST_PROXY: text },
    `MURO_TRUST_PROXY: expected the networks of the proxies in front, as in 10.0.0.0/8, fd00::/8, loopback, but it is "${text}".`,
  ]),
  [{ MURO_METRICS_PORT: '0' }, 'MURO_METRICS_PORT: expected a whole number from 1 to 65535'],
  [{ MURO_COLLAGES: '1e3' }, 'MURO_COLLAGES: expected'],
  [{ MURO_ORDERS: '0' }, 'MURO_ORDERS: expected'],
  [{ MURO_HEIC: 'no' }, 'MURO_HEIC: expected 0 or 1'],
  [
    { MURO_OUTPUT_PROFILE: '/nowhere/press.icc' },
    'MURO_OUTPUT_PROFILE: expected the ICC profile of a press (this file cannot be read, ENOENT), but it is "/nowhere/press.icc".',
  ],
  [
    { MURO_OUTPUT_PROFILE: import.meta.filename },
    'MURO_OUTPUT_PROFILE: expected the ICC profile of a press (this file is not an ICC profile), but it is',
  ],
  [{ MURO_EDITOR_OFF: 'showDeleteBtn, showAll' }, 'MURO_EDITOR_OFF: expected some of showPhotoQualityWarnings, showDeleteBtn,'],
  [{ MURO_PAINT_AHEAD: '2' }, 'MURO_PAINT_AHEAD: expected 0 or 1'],
  [{ MURO_PASSWORD_MIN: '-1' }, 'MURO_PASSWORD_MIN: expected'],
  [{ MURO_PASSWORD_MAX: '127' }, 'MURO_PASSWORD_MAX: expected'],
  [{ MURO_PASSWORD_MIN: '30', MURO_PASSWORD_MAX: '20' }, 'MURO_PASSWORD_MAX: expected'],
  [{ MURO_PUBLIC_URL: 'shop.example' }, 'MURO_PUBLIC_URL: expected https:// and the name of the host'],
  [{ MURO_PUBLIC_URL: 'https://shop.example/muro' }, 'MURO_PUBLIC_URL: expected https:// and the name of the host'],
  [
    { SMTP_URL: 'smtp://relay.example' },
    'MURO_PUBLIC_URL: expected https://shop.example, because SMTP_URL is set and mails link to the shop',
  ],
  [{ S3_BUCKET: 'shop' }, 'S3_ENDPOINT: expected a value, because other settings of the bucket are set, but it is not set.'],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: expected a value'],
  [
    { ...S3, S3_ENDPOINT: 'https://me:secret@s3.example/x' },
    'S3_ENDPOINT: expected https:// and the name of the host, without a path, but it is "https://…@s3.example/x".',
  ],
  [{ ...S3, S3_BUCKET: 'My_Bucket' }, 'S3_BUCKET: expected the name of a bucket'],
  [{ ...S3, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE: expected 0 or 1'],
  [{ S3_REGION: 'eu-west-1' }, 'S3_ENDPOINT: expected a value'],
  [S3, 'DATABASE_URL: expected postgresql://…, because S3_BUCKET is set'],
  [{ SMTP_URL: 'smtp://relay.example', MURO_PUBLIC_URL: 'https://shop.example' }, 'MURO_SHOP: expected'],
])('refuses %j in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

it('accepts networks, single addresses and the names of local networks', () => {
  const text = ' 10.0.0.0/8,192.168.1.7 fd00::/8, ::1, loopback,uniquelocal,linklocal 104.16.0.0/13 2606:4700::/32 ::ffff:10.0.0.0/104';
  expect(readSettings({ MURO_TRUST_PROXY: text }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '192.168.1.7',
    'fd00::/8',
    '::1',
    'loopback',
    'uniquelocal',
    'linklocal',
    '104.16.0.0/13',
    '2606:4700::/32',
    '::ffff:10.0.0.0/104',
  ]);
});

it('stores files in a bucket if there is an external database, in path style by default', () => {
  const { s3 } = readSettings({ ...S3, DATABASE_URL: 'postgresql://host/muro', MURO_SECRET: 'a secret of these tests alone' });
  const bucket = { endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'shop', accessKeyId: 'id', secretAccessKey: 'secret' };
  expect(s3).toEqual({ ...bucket, isPathStyle: true, publicEndpoint: undefined });
});

it('links in mails lead to the configured public URL, by default to this machine', () => {
  expect(readSettings({ MURO_PUBLIC_URL: 'https://shop.example/' })).toMatchObject({ publicUrl: 'https://shop.example', smtp: undefined });
  expect(readSettings({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
});

it('serves metrics at the configured address, on this machine if only a port is set', () => {
  expect(readSettings({ MURO_METRICS_PORT: '9464' }).metricsAt).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readSettings({ MURO_METRICS_PORT: '9464', MURO_METRICS_HOST: '10.0.0.5' }).metricsAt).toEqual({ host: '10.0.0.5', port: 9464 });
});

it('[INGEST-03] switches kinds of photos on and off', () => {
  expect(readSettings({ MURO_PNG: '0', MURO_WEBP: '1', MURO_HEIC: '0', MURO_AVIF: '0' })).toMatchObject({
    pngAllowed: false,
    webpAllowed: true,
    heicAllowed: false,
    avifAllowed: false,
    tiffAllowed: true,
    rawAllowed: true,
  });
});

it('[EDIT-30] lists the functions that the editor hides', () => {
  expect(readSettings({ MURO_EDITOR_OFF: 'showDeleteBtn, showDoubleInfo' }).editorOff).toEqual(['showDeleteBtn', 'showDoubleInfo']);
});

it.each([
  [{}, ''],
  [{ MURO_TRUST_PROXY: 'loopback' }, 'max-age=31536000'],
  [{ MURO_PUBLIC_URL: 'https://shop.example' }, 'max-age=31536000'],
  [{ MURO_HSTS: 'subdomains' }, 'max-age=31536000; includeSubDomains'],
  [{ MURO_TRUST_PROXY: 'loopback', MURO_HSTS: 'off' }, ''],
])('tells browsers to use TLS only: %o', (env, value) => {
  expect(readSettings(env).strictTransport).toBe(value);
});

it('accepts a former secret of any length during a change', () => {
  expect(readSettings({ MURO_SECRET: 'a new secret of these tests, short' }).secretWords).toEqual(['a new secret of these tests', 'short']);
});

it('refuses other values of MURO_HSTS', () => {
  expect(() => readSettings({ MURO_HSTS: 'yes' })).toThrow(/MURO_HSTS/);
});
