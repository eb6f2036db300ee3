import helmet from 'helmet';
import type { Settings } from '../settings/settings.ts';
import type { App } from './route-tools.ts';

/** Browser features that no page of the product uses. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb'],
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Directives of every page; `style-src` is added. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'", // WebAssembly shapes text
  "worker-src 'self' blob:",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/**
 * Returns the Content-Security-Policy of a page: no scripts or styles of other origins, no inline scripts, no framing by others.
 *
 * @param styleNonce  lets React Aria add `<style>` elements, which have the nonce of `<meta name="csp-nonce">`
 */
export function contentPolicy(styleNonce?: string): string {
  const styles = styleNonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${styleNonce}'`;
  return [...POLICY, styles].join(';');
}

/** Returns the headers of every response, including those that no route makes. */
export function commonHeaders({ strictTransport }: Pick<Settings, 'strictTransport'>): Readonly<Record<string, string>> {
  return { 'permissions-policy': PERMISSIONS, ...(strictTransport && { 'strict-transport-security': strictTransport }) };
}

export function sendSecurityHeaders(app: App, settings: Pick<Settings, 'strictTransport'>): void {
  const headers = helmet({
    contentSecurityPolicy: false,
    // The photo service signs in through a popup, which must be able to reach its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  const more = Object.entries({ 'content-security-policy': contentPolicy(), ...commonHeaders(settings) });
  app.addHook('onRequest', (request, reply, next) => {
    for (const [name, value] of more) reply.raw.setHeader(name, value);
    headers(request.raw, reply.raw, next as () => void);
  });
}
