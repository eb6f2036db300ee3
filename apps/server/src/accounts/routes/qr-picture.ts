import { renderSVG } from 'uqr';

/** Light modules around a code that the standard requires. */
const QUIET_ZONE = 4;

/** Returns a text as a QR code: the `data:` URL of an SVG picture, for an `<img>`. It is made without an external service. */
export function qrPicture(address: string): string {
  const svg = renderSVG(address, { ecc: 'M', border: QUIET_ZONE });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
