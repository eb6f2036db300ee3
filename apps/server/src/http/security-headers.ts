import helmet from 'helmet';
import type { Settings } from '../settings/settings.ts';
import type { App } from './route-tools.ts';

/** Devices and abilities that no page of the product asks for. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb'],
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Directives of every page; its styles come on top. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'", // text is shaped by WebAssembly
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
 * Content-Security-Policy of a page: no other origin's scripts or styles, no inline scripts, no framing by others.
 *
 * @param styleNonce  lets React Aria add `<style>` elements, which carry the nonce of `<meta name="csp-nonce">`
 */
export function contentPolicy(styleNonce?: string): string {
  const styles = styleNonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${styleNonce}'`;
  return [...POLICY, styles].join(';');
}

/** Headers of every answer, those that no route makes among them. */
export function commonHeaders({ strictTransport }: Pick<Settings, 'strictTransport'>): Readonly<Record<string, string>> {
  return { 'permissions-policy': PERMISSIONS, ...(strictTransport && { 'strict-transport-security': strictTransport }) };
}

export function sendSecurityHeaders(app: App, settings: Pick<Settings, 'strictTransport'>): void {
  const headers = helmet({
    contentSecurityPolicy: false,
    // The social photo service signs in through a popup that must reach its opener.
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
