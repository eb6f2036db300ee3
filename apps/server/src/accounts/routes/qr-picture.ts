import { renderSVG } from 'uqr';

/** Light modules around a code, as the standard asks for. */
const QUIET_ZONE = 4;

/** Returns an address as a QR code: the `data:` address of an SVG picture, for an `<img>`. Nothing leaves the server for it. */
export function qrPicture(address: string): string {
  const svg = renderSVG(address, { ecc: 'M', border: QUIET_ZONE });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
