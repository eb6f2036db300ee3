import { SettingError } from './setting-error.ts';

/** A bucket of an S3 service and its credentials. */
export interface S3Settings {
  readonly endpoint: string;
  /** Endpoint that the shop's own programs reach; undefined: downloads go through this server. */
  readonly publicEndpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `endpoint/bucket/key`; otherwise `bucket.endpoint/key`. */
  readonly isPathStyle: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** If one of these is set, all are required. */
const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const OTHERS = ['S3_REGION', 'S3_PATH_STYLE', 'S3_PUBLIC_ENDPOINT'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads the bucket that stores files; undefined: files are stored in the data folder.
 *
 * @throws {SettingError} if some settings are missing, or if there is a bucket without a database server
 */
export function readS3Settings(env: Environment): S3Settings | undefined {
  if (![...NEEDED, ...OTHERS].some((name) => env[name])) return undefined;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = NEEDED.map((name) => requiredSetting(env, name)) as [
    string,
    string,
    string,
    string,
  ];
  if (!BUCKET.test(bucket)) throw new SettingError('S3_BUCKET', bucket, 'the name of a bucket, as in muro-shop');
  const style = env.S3_PATH_STYLE || '1';
  if (!['0', '1'].includes(style)) throw new SettingError('S3_PATH_STYLE', style, '0 or 1');
  const settings = {
    endpoint: addressOf('S3_ENDPOINT', endpoint),
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ? addressOf('S3_PUBLIC_ENDPOINT', env.S3_PUBLIC_ENDPOINT) : undefined,
    region: env.S3_REGION || 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    isPathStyle: style === '1',
  };
  if (!env.DATABASE_URL)
    throw new SettingError(
      'DATABASE_URL',
      '',
      'postgresql://…, because S3_BUCKET is set: the files in a bucket are lost without the database that names them',
    );
  return settings;
}

function requiredSetting(env: Environment, name: (typeof NEEDED)[number]): string {
  const text = env[name];
  if (!text) throw new SettingError(name, '', 'a value, because other settings of the bucket are set');
  return text;
}

function addressOf(name: string, text: string): string {
  const isGood = /^https?:\/\//.test(text) && URL.canParse(text) && text.replace(/\/$/, '') === new URL(text).origin;
  if (!isGood) throw new SettingError(name, text.replace(/\/\/[^@]*@/, '//…@'), 'https:// and the name of the host, without a path');
  return new URL(text).origin;
}
