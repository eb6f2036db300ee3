import type { JpegHeader } from '@muro/domain';
import { byteAt } from '@muro/domain';

/**
 * Returns the photo's own profile if a PDF may use it for the photo's pixels: it has the right number of channels, describes the colours
 * of a device, and has a version that readers of PDF 1.6 understand.
 *
 * Any other profile is ignored, as browsers do. The photo then counts as sRGB.
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
