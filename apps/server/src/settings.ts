import { join, resolve } from 'node:path';
import { API_LOCALES, type ApiLocale, EDITOR_PARTS, type EditorPart } from '@muro/api';
import { SettingError } from './setting-error.ts';
import { readSocialSettings } from './social/read-social-settings.ts';
import type { SocialSettings } from './social/social.ts';

/** Everything the environment decides. A folder is an absolute path. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly locale: ApiLocale;
  /** Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly passwordMin: number;
  /** Requests come through a TLS proxy that sets X-Forwarded-*. */
  readonly trustProxy: boolean;
  /** Bytes of photos one account may keep. */
  readonly quotaBytes: number;
  /** Kinds of photos that the pages take beside JPEG, which alone the server keeps. */
  readonly pngAllowed: boolean;
  readonly heicAllowed: boolean;
  /** Parts of the editor that the shop does not want. [EDIT-30] */
  readonly editorOff: readonly EditorPart[];
  /** The photo service that people can sign in to. */
  readonly socialSettings: SocialSettings;
  /** Paint the pictures of designs and quotes from the start on, not when somebody first asks for them. */
  readonly paintsAhead: boolean;
  /** The shop's designs and prices. */
  readonly catalogueFolder: string;
  readonly webFolder: string;
  readonly publicFolder: string;
  readonly migrationsFolder: string;
  /** The dumped empty database that the build makes. */
  readonly databaseTemplate: string;
}

/** This file and its bundle lie equally deep: apps/server/src and apps/server/dist. */
const SERVER = resolve(import.meta.dirname, '..');
const ROOT = resolve(SERVER, '../..');
const GIGABYTE = 1_000_000_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from environment variables; unset and empty mean the same.
 *
 * @throws {SettingError} for the first wrong value
 */
export function readSettings(env: Environment): Settings {
  return {
    port: wholeNumber(env, 'PORT', 8080, { min: 0, max: 65_535 }),
    host: env.HOST || '127.0.0.1',
    dataFolder: resolve(env.MURO_DATA || './data'),
    locale: localeOf(env),
    databaseUrl: databaseUrlOf(env),
    passwordMin: wholeNumber(env, 'MURO_PASSWORD_MIN', 8, { min: 2, max: 20 }),
    trustProxy: isOn(env, 'MURO_TRUST_PROXY'),
    quotaBytes: wholeNumber(env, 'MURO_QUOTA_GB', 10, { min: 1, max: 100_000 }) * GIGABYTE,
    pngAllowed: isOn(env, 'MURO_PNG'),
    heicAllowed: isOn(env, 'MURO_HEIC', true),
    editorOff: editorOffOf(env),
    socialSettings: readSocialSettings(env, !env.DATABASE_URL),
    paintsAhead: isOn(env, 'MURO_PAINT_AHEAD', true),
    catalogueFolder: resolve(env.MURO_CATALOGUE || join(ROOT, 'catalogue')),
    webFolder: join(ROOT, 'apps/web/dist'),
    publicFolder: join(SERVER, 'public'),
    migrationsFolder: join(SERVER, 'migrations'),
    databaseTemplate: join(SERVER, 'dist/empty-database.tar.gz'),
  };
}

function wholeNumber(env: Environment, name: string, otherwise: number, { min, max }: { min: number; max: number }): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new SettingError(name, text, `a whole number from ${min} to ${max}`);
  return value;
}

function isOn(env: Environment, name: string, otherwise = false): boolean {
  const text = env[name];
  if (!text) return otherwise;
  if (!['0', '1'].includes(text)) throw new SettingError(name, text, '0 or 1');
  return text === '1';
}

function localeOf(env: Environment): ApiLocale {
  const text = env.MURO_LOCALE || 'es';
  const locale = API_LOCALES.find((known) => known === text);
  if (!locale) throw new SettingError('MURO_LOCALE', text, `one of ${API_LOCALES.join(', ')}`);
  return locale;
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
