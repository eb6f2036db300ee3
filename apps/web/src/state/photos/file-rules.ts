import type { FileRules } from '@muro/domain';

/** The kinds of photos that the shop takes, as the server wrote them into the page. [INGEST-03] */
export function fileRules(): FileRules {
  const kinds = document.querySelector('meta[name="muro-photo-kinds"]')?.getAttribute('content')?.split(' ') ?? [];
  return {
    pngAllowed: kinds.includes('png'),
    webpAllowed: kinds.includes('webp'),
    heicAllowed: kinds.includes('heic'),
    avifAllowed: kinds.includes('avif'),
    tiffAllowed: kinds.includes('tiff'),
    rawAllowed: kinds.includes('raw'),
  };
}

/** Endings of cameras' own kinds of photos. */
const RAW_ENDINGS = ['.dng', '.cr2', '.cr3', '.nef', '.arw', '.raf', '.orf', '.rw2', '.pef', '.srw'];

/** Whether the system hands over its HEIC photos as JPEGs by itself when a page asks for JPEGs alone. */
function turnsHeicItself(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.platform) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);
}

/** What the file window offers. [CHOOSE-07] */
export function acceptedFiles(): string {
  const { pngAllowed, webpAllowed, heicAllowed, avifAllowed, tiffAllowed, rawAllowed } = fileRules();
  const isPhone = turnsHeicItself();
  return [
    '.jpg',
    '.jpeg',
    'image/jpeg',
    ...(heicAllowed && !isPhone ? ['.heic', '.heif', '.hif', 'image/heic', 'image/heif'] : []),
    ...(pngAllowed ? ['.png', 'image/png'] : []),
    ...(webpAllowed ? ['.webp', 'image/webp'] : []),
    ...(avifAllowed ? ['.avif', 'image/avif'] : []),
    ...(tiffAllowed ? ['.tif', '.tiff', 'image/tiff'] : []),
    ...(rawAllowed && !isPhone ? RAW_ENDINGS : []),
  ].join(',');
}

/** Endings of the kinds that the shop takes beside .jpg, for a person to read. */
export function furtherKinds(): readonly string[] {
  const { pngAllowed, webpAllowed, heicAllowed, avifAllowed, tiffAllowed } = fileRules();
  const kinds = { '.heic': heicAllowed, '.png': pngAllowed, '.webp': webpAllowed, '.avif': avifAllowed, '.tif': tiffAllowed };
  return Object.entries(kinds).flatMap(([ending, isTaken]) => (isTaken ? [ending] : []));
}
