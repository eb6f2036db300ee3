import { join, resolve } from 'node:path';
import {
  API_LOCALES,
  type ApiLocale,
  EDITOR_PARTS,
  type EditorPart,
  PASSWORD_MAX_RANGE,
  PASSWORD_MIN_RANGE,
  PASSWORD_RULE,
  type PasswordRule,
  type StoreKind,
} from '@muro/api';
import { type LogLevel, readLogLevel } from './log-level.ts';
import { readNetworks } from './read-networks.ts';
import { readOutputSetting } from './read-output-setting.ts';
import { readSecretWords } from './read-secret-words.ts';
import { readSmtpSetting, type SmtpSetting } from './read-smtp-setting.ts';
import type { SocialSettings } from './read-social-settings.ts';
import { readSocialSettings } from './read-social-settings.ts';
import { readS3Settings, type S3Settings } from './s3-settings.ts';
import { productFolders, ROOT } from './server-folder.ts';
import { SettingError } from './setting-error.ts';

/** All settings that the environment decides. A folder is an absolute path. */
export interface Settings {
  /** Roles of this server. */
  readonly roles: readonly Role[];
  readonly port: number;
  readonly host: string;
  /** Address of the metrics; null: they are not served. */
  readonly metricsAt: { readonly host: string; readonly port: number } | null;
  /** Lowest level that is logged. */
  readonly logLevel: LogLevel;
  /** Log each response (access log). */
  readonly logsRequests: boolean;
  /** Time for which a stopping server continues to answer before it closes its listener, ms. */
  readonly drainMs: number;
  readonly dataFolder: string;
  /** Public URL of the shop's pages, for links in mails; without a trailing slash. It never comes from request headers. */
  readonly publicUrl: string;
  /** Undefined: mails are written to files in the data folder. */
  readonly smtp: SmtpSetting | undefined;
  readonly locale: ApiLocale;
  /** Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Undefined: photos and print files are stored in the data folder. */
  readonly s3: S3Settings | undefined;
  /** Store of new files; files of the other store are still read from there. */
  readonly store: StoreKind;
  /** Size of this server's local cache of the bucket's files, bytes. */
  readonly objectCacheBytes: number;
  /** Dump the rows before a newer version migrates the tables. */
  readonly dumpsBefore: boolean;
  readonly passwordRule: PasswordRule;
  /** Event-loop lag from which load is shed, ms; 0: never. */
  readonly busyMs: number;
  /** Operator token with every scope, used to create the named ones; undefined: only the named ones are accepted. */
  readonly operatorToken: string | undefined;
  /** Secrets that wrap the keys in the database, the present one first; empty only with the embedded database, see `shopSecret`. */
  readonly secretWords: readonly string[];
  /** Networks of the TLS proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Value of the header Strict-Transport-Security; '' for none. */
  readonly strictTransport: string;
  /** Storage quota of photos per account, bytes. */
  readonly quotaBytes: number;
  /** Maximum number of collages and of orders per account. */
  readonly maxCollages: number;
  readonly maxOrders: number;
  /** Days after which an unchanged collage without an order is moved to its owner's deleted ones; null: never. */
  readonly collageDays: number | null;
  /** Days after which the print files of a completed order are deleted; null: never. */
  readonly printDays: number | null;
  /** Years for which an order is retained after its account is deleted, counted from the end of the order's year. */
  readonly invoiceYears: number;
  /** Photo formats that the pages accept in addition to JPEG and convert to it; the server stores JPEG only. */
  readonly pngAllowed: boolean;
  readonly webpAllowed: boolean;
  readonly heicAllowed: boolean;
  readonly avifAllowed: boolean;
  readonly tiffAllowed: boolean;
  readonly rawAllowed: boolean;
  /** Parts of the editor that the shop switches off. [EDIT-30] */
  readonly editorOff: readonly EditorPart[];
  /** The photo service whose accounts may sign in. */
  readonly socialSettings: SocialSettings;
  /** Number of concurrent print jobs, and the memory limit of each, bytes. */
  readonly printWorkers: number;
  readonly printBytes: number;
  /** Paint the pictures of designs and quotes at the start instead of on first request. */
  readonly paintsAhead: boolean;
  /** Absolute path of the press's own ICC colour profile; undefined: print files are plain PDF. */
  readonly outputProfile: string | undefined;
  /** The shop's designs and prices. */
  readonly catalogueFolder: string;
  /** The shop's own data; undefined: a trial shop. */
  readonly shopFolder: string | undefined;
  /** Sample photographs of the product, for cards of shops that have none. */
  readonly sampleFolder: string;
  readonly webFolder: string;
  readonly publicFolder: string;
  readonly migrationsFolder: string;
  /** Dump of an empty database that the build makes. */
  readonly databaseTemplate: string;
}

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

const ROLES = ['web', 'print', 'paint'] as const;
/** `web` answers requests and sends mails; `print` makes print files; `paint` paints pictures before they are requested. */
export type Role = (typeof ROLES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables; unset and empty mean the same.
 *
 * @throws {SettingError} for the first invalid value
 */
export function readSettings(env: Environment): Settings {
  const roles = rolesOf(env);
  return {
    roles,
    port: wholeNumber(env, 'PORT', 8080, { min: 0, max: 65_535 }),
    host: env.HOST || '127.0.0.1',
    metricsAt: metricsAtOf(env),
    logLevel: readLogLevel(env.MURO_LOG_LEVEL || undefined),
    logsRequests: isOn(env, 'MURO_ACCESS_LOG'),
    drainMs: wholeNumber(env, 'MURO_DRAIN_SECONDS', 0, { min: 0, max: 60 }) * 1000,
    dataFolder: resolve(env.MURO_DATA || './data'),
    ...mailSettingsOf(env),
    locale: localeOf(env),
    databaseUrl: databaseUrlOf(env),
    s3: readS3Settings(env),
    store: storeOf(env),
    objectCacheBytes: wholeNumber(env, 'MURO_S3_CACHE_GB', 10, { min: 1, max: 100_000 }) * GIGABYTE,
    dumpsBefore: isOn(env, 'MURO_DUMP_BEFORE_UPDATE', true),
    passwordRule: passwordRuleOf(env),
    busyMs: wholeNumber(env, 'MURO_BUSY_MS', 500, { min: 0, max: 60_000 }),
    operatorToken: operatorTokenOf(env),
    secretWords: readSecretWords(env),
    trustedProxies: trustedProxiesOf(env),
    strictTransport: strictTransportOf(env),
    quotaBytes: wholeNumber(env, 'MURO_QUOTA_GB', 10, { min: 1, max: 100_000 }) * GIGABYTE,
    maxCollages: wholeNumber(env, 'MURO_COLLAGES', 500, { min: 1, max: 100_000 }),
    maxOrders: wholeNumber(env, 'MURO_ORDERS', 5000, { min: 1, max: 1_000_000 }),
    collageDays: daysOf(env, 'MURO_COLLAGE_DAYS'),
    printDays: daysOf(env, 'MURO_PRINT_DAYS'),
    invoiceYears: wholeNumber(env, 'MURO_INVOICE_YEARS', 10, { min: 1, max: 30 }),
    ...photoKindsOf(env),
    editorOff: editorOffOf(env),
    socialSettings: readSocialSettings(env, !env.DATABASE_URL),
    printWorkers: wholeNumber(env, 'MURO_PRINT_WORKERS', 1, { min: 1, max: 32 }),
    printBytes: wholeNumber(env, 'MURO_PRINT_MB', 1500, { min: 300, max: 64_000 }) * MEGABYTE,
    paintsAhead: isOn(env, 'MURO_PAINT_AHEAD', true) && roles.includes('paint'),
    outputProfile: readOutputSetting(env),
    catalogueFolder: resolve(env.MURO_CATALOGUE || join(ROOT, 'catalogue')),
    shopFolder: env.MURO_SHOP ? resolve(env.MURO_SHOP) : undefined,
    ...productFolders(),
  };
}

/** Reads which photo formats the shop accepts in addition to JPEG. */
const photoKindsOf = (env: Environment) => ({
  pngAllowed: isOn(env, 'MURO_PNG', true),
  webpAllowed: isOn(env, 'MURO_WEBP', true),
  heicAllowed: isOn(env, 'MURO_HEIC', true),
  avifAllowed: isOn(env, 'MURO_AVIF', true),
  tiffAllowed: isOn(env, 'MURO_TIFF', true),
  rawAllowed: isOn(env, 'MURO_RAW', true),
});

function rolesOf(env: Environment): readonly Role[] {
  const text = env.MURO_ROLES || ROLES.join(',');
  const parts = text.split(',').map((word) => word.trim());
  const roles = ROLES.filter((role) => parts.includes(role));
  if (!parts.every((word) => ROLES.some((role) => role === word))) throw new SettingError('MURO_ROLES', text, `some of ${ROLES.join(',')}`);
  if (!env.DATABASE_URL && roles.length < ROLES.length)
    throw new SettingError(
      'MURO_ROLES',
      text,
      `${ROLES.join(',')}, because DATABASE_URL is not set: a server with the embedded database takes all roles`,
    );
  return roles;
}

function storeOf(env: Environment): Settings['store'] {
  const hasBucket = readS3Settings(env) !== undefined;
  const text = env.MURO_STORE || (hasBucket ? 's3' : 'disk');
  if (text === 'disk' || (text === 's3' && hasBucket)) return text;
  throw new SettingError('MURO_STORE', text, hasBucket ? 'disk or s3' : 'disk, because no bucket is set');
}

/** Reads a retention time in days; null: unlimited. */
function daysOf(env: Environment, name: string): number | null {
  return env[name] ? wholeNumber(env, name, 0, { min: 30, max: 36_500 }) : null;
}

function wholeNumber(env: Environment, name: string, otherwise: number, { min, max }: { min: number; max: number }): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new SettingError(name, text, `a whole number from ${min} to ${max}`);
  return value;
}

function passwordRuleOf(env: Environment): PasswordRule {
  const min = wholeNumber(env, 'MURO_PASSWORD_MIN', PASSWORD_RULE.min, PASSWORD_MIN_RANGE);
  const max = wholeNumber(env, 'MURO_PASSWORD_MAX', PASSWORD_RULE.max, PASSWORD_MAX_RANGE);
  if (min > max) throw new SettingError('MURO_PASSWORD_MAX', String(max), `at least ${min}, the value of MURO_PASSWORD_MIN`);
  return { min, max };
}

function isOn(env: Environment, name: string, otherwise = false): boolean {
  const text = env[name];
  if (!text) return otherwise;
  if (!['0', '1'].includes(text)) throw new SettingError(name, text, '0 or 1');
  return text === '1';
}

function metricsAtOf(env: Environment): Settings['metricsAt'] {
  if (!env.MURO_METRICS_PORT) return null;
  const port = wholeNumber(env, 'MURO_METRICS_PORT', 0, { min: 1, max: 65_535 });
  return { host: env.MURO_METRICS_HOST || '127.0.0.1', port };
}

function localeOf(env: Environment): ApiLocale {
  const text = env.MURO_LOCALE || 'es';
  const locale = API_LOCALES.find((apiLocale) => apiLocale === text);
  if (!locale) throw new SettingError('MURO_LOCALE', text, `one of ${API_LOCALES.join(', ')}`);
  return locale;
}

/** Reads the settings of mails. A mail relay requires the shop's public URL, for links, and its contact, as the sender. */
function mailSettingsOf(env: Environment): Pick<Settings, 'publicUrl' | 'smtp'> {
  const smtp = readSmtpSetting(env);
  const text = env.MURO_PUBLIC_URL;
  if (smtp && !text)
    throw new SettingError('MURO_PUBLIC_URL', '', 'https://shop.example, because SMTP_URL is set and mails link to the shop');
  if (smtp && !env.MURO_SHOP)
    throw new SettingError(
      'MURO_SHOP',
      '',
      "the shop's folder, because SMTP_URL is set and mails are sent from the shop's contact address",
    );
  if (!text) return { smtp, publicUrl: `http://localhost:${env.PORT || 8080}` };
  const isGood = /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text) && text.replace(/\/$/, '') === new URL(text).origin;
  if (!isGood) throw new SettingError('MURO_PUBLIC_URL', text, 'https:// and the name of the host, without a path');
  return { smtp, publicUrl: new URL(text).origin };
}

function operatorTokenOf(env: Environment): string | undefined {
  const token = env.MURO_OPERATOR_TOKEN;
  if (!token) return undefined;
  if (!/^[\x21-\x7e]{24,200}$/.test(token)) throw new SettingError('MURO_OPERATOR_TOKEN', '…', '24 to 200 characters without spaces');
  return token;
}

const YEAR_S = 31_536_000;

/**
 * Returns the header Strict-Transport-Security: browsers use TLS alone for a year from each response on, for this host or for its
 * subdomains as well.
 */
function strictTransportOf(env: Environment): string {
  const isByTls = Boolean(env.MURO_TRUST_PROXY) || /^https:/.test(env.MURO_PUBLIC_URL ?? '');
  const mode = env.MURO_HSTS || (isByTls ? 'host' : 'off');
  if (mode === 'off') return '';
  if (mode === 'host') return `max-age=${YEAR_S}`;
  if (mode === 'subdomains') return `max-age=${YEAR_S}; includeSubDomains`;
  throw new SettingError('MURO_HSTS', mode, 'off, host or subdomains');
}

function trustedProxiesOf(env: Environment): readonly string[] {
  const text = env.MURO_TRUST_PROXY ?? '';
  const networks = readNetworks(text);
  if (!networks)
    throw new SettingError('MURO_TRUST_PROXY', text, 'the networks of the proxies in front, as in 10.0.0.0/8, fd00::/8, loopback');
  return networks;
}

function editorOffOf(env: Environment): readonly EditorPart[] {
  const partNames = (env.MURO_EDITOR_OFF ?? '').split(/[\s,]+/).filter(Boolean);
  return partNames.map((word) => {
    const part = EDITOR_PARTS.find((editorPart) => editorPart === word);
    if (!part) throw new SettingError('MURO_EDITOR_OFF', word, `some of ${EDITOR_PARTS.join(', ')}`);
    return part;
  });
}

function databaseUrlOf(env: Environment): string | undefined {
  const text = env.DATABASE_URL;
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new SettingError('DATABASE_URL', withoutSecret(text), 'postgresql://…');
  return text;
}

/** Returns the URL without its password, for messages. */
function withoutSecret(address: string): string {
  return address.replace(/\/\/[^@]*@/, '//…@');
}
