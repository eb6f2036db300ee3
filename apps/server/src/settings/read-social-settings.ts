import { MAX_SOCIAL_NAME } from '@muro/api';
import { type HostList, readHostList } from './host-list.ts';
import { SettingError } from './setting-error.ts';

/** An OAuth client registration at a photo service. */
export interface OAuthSettings {
  readonly name: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Base URL of `me` and `me/media`. */
  readonly mediaUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Hosts that photos may be downloaded from. */
  readonly photoHosts: HostList;
}

export type SocialSettings = { readonly kind: 'off' } | { readonly kind: 'demo' } | ({ readonly kind: 'service' } & OAuthSettings);

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of a photo service; if one is set, all are required. */
const NEEDED = [
  'MURO_SOCIAL_NAME',
  'MURO_SOCIAL_AUTHORIZE_URL',
  'MURO_SOCIAL_TOKEN_URL',
  'MURO_SOCIAL_MEDIA_URL',
  'MURO_SOCIAL_CLIENT_ID',
  'MURO_SOCIAL_CLIENT_SECRET',
  'MURO_SOCIAL_PHOTO_HOSTS',
] as const;

const DEFAULT_SCOPE = 'user_profile,user_media';

/**
 * Reads the setting of the photo service: off, the demo service, or a real one. If unset, a trial has the demo service and a shop with its
 * own database has none.
 *
 * @throws {SettingError}
 */
export function readSocialSettings(env: Environment, isTrial: boolean): SocialSettings {
  const mode = env.MURO_SOCIAL || '';
  if (!['', 'off', 'demo', 'on'].includes(mode)) throw new SettingError('MURO_SOCIAL', mode, 'off, demo or on');
  if (mode === 'off') return { kind: 'off' };
  if (mode === 'demo') return { kind: 'demo' };
  if (mode === 'on' || NEEDED.some((name) => env[name])) return serviceOf(env);
  return { kind: isTrial ? 'demo' : 'off' };
}

function serviceOf(env: Environment): SocialSettings {
  const name = requiredSetting(env, 'MURO_SOCIAL_NAME');
  if (name.length > MAX_SOCIAL_NAME) throw new SettingError('MURO_SOCIAL_NAME', name, `at most ${MAX_SOCIAL_NAME} characters`);
  const hosts = readHostList(requiredSetting(env, 'MURO_SOCIAL_PHOTO_HOSTS'));
  if (!hosts) throw new SettingError('MURO_SOCIAL_PHOTO_HOSTS', env.MURO_SOCIAL_PHOTO_HOSTS ?? '', 'host names with commas between them');
  return {
    kind: 'service',
    name,
    authorizeUrl: secureUrl(env, 'MURO_SOCIAL_AUTHORIZE_URL'),
    tokenUrl: secureUrl(env, 'MURO_SOCIAL_TOKEN_URL'),
    mediaUrl: secureUrl(env, 'MURO_SOCIAL_MEDIA_URL'),
    clientId: requiredSetting(env, 'MURO_SOCIAL_CLIENT_ID'),
    clientSecret: requiredSetting(env, 'MURO_SOCIAL_CLIENT_SECRET'),
    scope: env.MURO_SOCIAL_SCOPE || DEFAULT_SCOPE,
    photoHosts: hosts,
  };
}

function requiredSetting(env: Environment, name: (typeof NEEDED)[number]): string {
  const text = env[name];
  if (!text) throw new SettingError(name, '', 'a value, because other settings of the photo service are set');
  return text;
}

function secureUrl(env: Environment, name: (typeof NEEDED)[number]): string {
  const text = requiredSetting(env, name);
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:') throw new SettingError(name, text, 'an https:// address');
  return text;
}
