import { SettingError } from './setting-error.ts';

const NAME = 'SMTP_URL';

/** The relay that takes the shop's mails. */
export interface SmtpSetting {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on (`smtps:`). */
  readonly secure: boolean;
  /** Without STARTTLS nothing is sent. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const TLS = ['required', 'off', null] as const;

/**
 * `smtp://user:password@host:587` (STARTTLS is a must, except on this very machine) or `smtps://host` (TLS from the start);
 * `?tls=off` for a relay in one's own network that has none, `?tls=required` where it is a must on this machine, too.
 *
 * @throws {SettingError} for anything else
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
  const tls = TLS.find((one) => one === url.searchParams.get('tls'));
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
