import type { JpegHeader } from '@muro/domain';
import { byteAt } from '@muro/domain';

/**
 * A photo's own profile, if it may stand in a PDF for its pixels: made for that number of channels, of a kind that
 * describes a device's colours, and of a version that PDF 1.6 readers know.
 *
 * A profile that may not is left aside, as browsers do: the photo then counts as sRGB.
 */
export function usableProfile({ icc, components }: Pick<JpegHeader, 'icc' | 'components'>): Uint8Array | null {
  return icc && components !== 4 && isUsableProfile(icc, components) ? icc : null;
}

function isUsableProfile(icc: Uint8Array, components: 1 | 3): boolean {
  const bytes = Buffer.from(icc.buffer, icc.byteOffset, icc.byteLength);
  const kind = bytes.toString('latin1', 12, 16);
  const colourSpace = bytes.toString('latin1', 16, 20);
  const version = byteAt(bytes, 8);
  return (
    ['mntr', 'scnr', 'spac', 'prtr'].includes(kind) && colourSpace === (components === 1 ? 'GRAY' : 'RGB ') && version >= 2 && version <= 4
  );
}
