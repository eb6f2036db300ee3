import { SettingError } from './setting-error.ts';

const NAME = 'SMTP_URL';

/** The relay that sends the shop's mails. */
export interface SmtpSetting {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly secure: boolean;
  /** Refuse to send without STARTTLS. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const TLS = ['required', 'off', null] as const;

/**
 * Reads `smtp://user:password@host:587` (STARTTLS is required, except on localhost) or `smtps://host` (implicit TLS); `?tls=off` for a
 * relay in the shop's own network without TLS, `?tls=required` to require it on localhost, too.
 *
 * @throws {SettingError} for any other value
 */
export function readSmtpSetting(env: Readonly<Record<string, string | undefined>>): SmtpSetting | undefined {
  const text = env[NAME];
  if (!text) return undefined;
  const refuse = (): never => {
    throw new SettingError(
      NAME,
      text.replace(/\/\/[^@]*@/, '//…@'),
      'smtp://user:password@host:587, smtps://…, with ?tls=off or ?tls=required at most',
    );
  };
  if (!/^smtps?:\/\/[^\s]+$/.test(text) || !URL.canParse(text)) return refuse();
  const url = new URL(text);
  const tls = TLS.find((mode) => mode === url.searchParams.get('tls'));
  const isPlain = !['', '/'].includes(url.pathname) || url.hash !== '' || [...url.searchParams.keys()].some((key) => key !== 'tls');
  if (tls === undefined || isPlain || url.hostname === '') return refuse();
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && (tls === 'required' || (tls === null && !LOOPBACK.test(url.hostname))),
    ignoreTLS: !secure && tls !== 'required' && (tls === 'off' || LOOPBACK.test(url.hostname)),
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}
