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
} from '@muro/api';
import { type LogLevel, readLogLevel } from './log-level.ts';
import { readNetworks } from './read-networks.ts';
import { readOutputSetting } from './read-output-setting.ts';
import { readSecretWords } from './read-secret-words.ts';
import { readSmtpSetting, type SmtpSetting } from './read-smtp-setting.ts';
import type { SocialSettings } from './read-social-settings.ts';
import { readSocialSettings } from './read-social-settings.ts';
import { readS3Settings, type S3Settings } from './s3-settings.ts';
import { SERVER_FOLDER } from './server-folder.ts';
import { SettingError } from './setting-error.ts';

/** Everything the environment decides. A folder is an absolute path. */
export interface Settings {
  /** What this server does of all that a shop needs. */
  readonly roles: readonly Role[];
  readonly port: number;
  readonly host: string;
  /** Where the metrics are told; null: nowhere. */
  readonly metricsAt: { readonly host: string; readonly port: number } | null;
  /** Least serious entries that are logged. */
  readonly logLevel: LogLevel;
  /** Each answer is logged. */
  readonly logsRequests: boolean;
  /** So long a server that is told to stop goes on answering before it takes no more connections, ms. */
  readonly drainMs: number;
  readonly dataFolder: string;
  /** Where the shop's pages are, for links in mails; without a slash behind it. A request's own word counts for nothing here. */
  readonly publicUrl: string;
  /** Undefined: mails become files in the data folder. */
  readonly smtp: SmtpSetting | undefined;
  readonly locale: ApiLocale;
  /** Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Undefined: photos and print files lie in the data folder. */
  readonly s3: S3Settings | undefined;
  /** Where they are kept from now on; what the other one holds is read there. */
  readonly store: 'disk' | 's3';
  /** What this server may hold of a bucket's files, bytes. */
  readonly objectCacheBytes: number;
  /** Write the rows down before a newer version changes the tables. */
  readonly dumpsBefore: boolean;
  readonly passwordRule: PasswordRule;
  /** How late the loop may be before a crowd is sent away, ms; 0: nobody is. */
  readonly busyMs: number;
  /** An operator token with every scope, to create the named ones with; undefined: only those count. */
  readonly operatorToken: string | undefined;
  /** Secrets that wrap the keys in the database, the present one first; empty, with the embedded database alone: see `shopSecret`. */
  readonly secretWords: readonly string[];
  /** Networks of the TLS proxies in front, whose X-Forwarded-* is believed; nobody else's is. */
  readonly trustedProxies: readonly string[];
  /** Value of the header Strict-Transport-Security; '' for none. */
  readonly strictTransport: string;
  /** Bytes of photos one account may keep. */
  readonly quotaBytes: number;
  /** Collages that one account may keep, and orders that it may place. */
  readonly mostCollages: number;
  readonly mostOrders: number;
  /** A collage that was not ordered and rested for so many days goes to the deleted ones of its owner; null: never. */
  readonly collageDays: number | null;
  /** After how many days the print files of an order that ended go; null: they stay. */
  readonly printDays: number | null;
  /** How long an order outlives its account, from the end of its year on. */
  readonly invoiceYears: number;
  /** Kinds of photos that the pages take beside JPEG, which alone the server keeps. */
  readonly pngAllowed: boolean;
  readonly webpAllowed: boolean;
  readonly heicAllowed: boolean;
  readonly avifAllowed: boolean;
  readonly tiffAllowed: boolean;
  readonly rawAllowed: boolean;
  /** Parts of the editor that the shop does not want. [EDIT-30] */
  readonly editorOff: readonly EditorPart[];
  /** The photo service that people can sign in to. */
  readonly socialSettings: SocialSettings;
  /** Print files made at once, and what making one may hold, bytes. */
  readonly printWorkers: number;
  readonly printBytes: number;
  /** Paint the pictures of designs and quotes from the start on, not when somebody first asks for them. */
  readonly paintsAhead: boolean;
  /** The press's own colour profile, absolute; undefined: print files are plain PDF. */
  readonly outputProfile: string | undefined;
  /** The shop's designs and prices. */
  readonly catalogueFolder: string;
  /** The shop's own data; undefined: a trial shop serves. */
  readonly shopFolder: string | undefined;
  /** The product's own photographs, for cards of shops that have none. */
  readonly sampleFolder: string;
  readonly webFolder: string;
  readonly publicFolder: string;
  readonly migrationsFolder: string;
  /** The dumped empty database that the build makes. */
  readonly databaseTemplate: string;
}

const ROOT = resolve(SERVER_FOLDER, '../..');
const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

const ROLES = ['web', 'print', 'paint'] as const;
/** Answers people and sends mails; makes print files; paints pictures before somebody asks for them. */
export type Role = (typeof ROLES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from environment variables; unset and empty mean the same.
 *
 * @throws {SettingError} for the first wrong value
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
    mostCollages: wholeNumber(env, 'MURO_COLLAGES', 500, { min: 1, max: 100_000 }),
    mostOrders: wholeNumber(env, 'MURO_ORDERS', 5000, { min: 1, max: 1_000_000 }),
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
    sampleFolder: join(ROOT, 'catalogue/sample-photos'),
    webFolder: join(ROOT, 'apps/web/dist'),
    publicFolder: join(SERVER_FOLDER, 'public'),
    migrationsFolder: join(SERVER_FOLDER, 'migrations'),
    databaseTemplate: join(SERVER_FOLDER, 'dist/empty-database.tar.gz'),
  };
}

/** The kinds of photos that a shop takes beside JPEG. */
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
  const words = text.split(',').map((word) => word.trim());
  const roles = ROLES.filter((role) => words.includes(role));
  if (!words.every((word) => ROLES.some((role) => role === word))) throw new SettingError('MURO_ROLES', text, `some of ${ROLES.join(',')}`);
  if (!env.DATABASE_URL && roles.length < ROLES.length)
    throw new SettingError('MURO_ROLES', text, `${ROLES.join(',')}, because DATABASE_URL is not set: one server does everything then`);
  return roles;
}

function storeOf(env: Environment): Settings['store'] {
  const hasBucket = readS3Settings(env) !== undefined;
  const text = env.MURO_STORE || (hasBucket ? 's3' : 'disk');
  if (text === 'disk' || (text === 's3' && hasBucket)) return text;
  throw new SettingError('MURO_STORE', text, hasBucket ? 'disk or s3' : 'disk, because no bucket is set');
}

/** After how many days something goes; null: it stays. */
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
  if (min > max) throw new SettingError('MURO_PASSWORD_MAX', String(max), `at least ${min}, which MURO_PASSWORD_MIN says`);
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
  const locale = API_LOCALES.find((known) => known === text);
  if (!locale) throw new SettingError('MURO_LOCALE', text, `one of ${API_LOCALES.join(', ')}`);
  return locale;
}

/** Mails that leave the house lead back to it, and come from somebody. */
function mailSettingsOf(env: Environment): Pick<Settings, 'publicUrl' | 'smtp'> {
  const smtp = readSmtpSetting(env);
  const text = env.MURO_PUBLIC_URL;
  if (smtp && !text) throw new SettingError('MURO_PUBLIC_URL', '', 'https://shop.example, where mails of SMTP_URL lead to');
  if (smtp && !env.MURO_SHOP) throw new SettingError('MURO_SHOP', '', "the shop's folder, whose contact mails of SMTP_URL come from");
  if (!text) return { smtp, publicUrl: `http://localhost:${env.PORT || 8080}` };
  const isGood = /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text) && text.replace(/\/$/, '') === new URL(text).origin;
  if (!isGood) throw new SettingError('MURO_PUBLIC_URL', text, 'https:// and the name of the host, with nothing behind it');
  return { smtp, publicUrl: new URL(text).origin };
}

function operatorTokenOf(env: Environment): string | undefined {
  const token = env.MURO_OPERATOR_TOKEN;
  if (!token) return undefined;
  if (!/^[\x21-\x7e]{24,200}$/.test(token)) throw new SettingError('MURO_OPERATOR_TOKEN', '…', '24 to 200 characters without spaces');
  return token;
}

const YEAR_S = 31_536_000;

/** Browsers shall come by TLS alone for a year from each answer on: to this host, or to all below it as well. */
function strictTransportOf(env: Environment): string {
  const isByTls = Boolean(env.MURO_TRUST_PROXY) || /^https:/.test(env.MURO_PUBLIC_URL ?? '');
  const wish = env.MURO_HSTS || (isByTls ? 'host' : 'off');
  if (wish === 'off') return '';
  if (wish === 'host') return `max-age=${YEAR_S}`;
  if (wish === 'subdomains') return `max-age=${YEAR_S}; includeSubDomains`;
  throw new SettingError('MURO_HSTS', wish, 'off, host or subdomains');
}

function trustedProxiesOf(env: Environment): readonly string[] {
  const text = env.MURO_TRUST_PROXY ?? '';
  const networks = readNetworks(text);
  if (!networks)
    throw new SettingError('MURO_TRUST_PROXY', text, 'the networks of the proxies in front, as in 10.0.0.0/8, fd00::/8, loopback');
  return networks;
}

function editorOffOf(env: Environment): readonly EditorPart[] {
  const words = (env.MURO_EDITOR_OFF ?? '').split(/[\s,]+/).filter(Boolean);
  return words.map((word) => {
    const part = EDITOR_PARTS.find((known) => known === word);
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

/** The address without its password, for messages. */
function withoutSecret(address: string): string {
  return address.replace(/\/\/[^@]*@/, '//…@');
}
