import type { FileRules } from '@muro/domain';

/** Returns the photo formats that the shop accepts, which the server wrote into the page. [INGEST-03] */
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

/** Extensions of camera RAW formats. */
const RAW_ENDINGS = ['.dng', '.cr2', '.cr3', '.nef', '.arw', '.raf', '.orf', '.rw2', '.pef', '.srw'];

/** True if the system converts HEIC photos to JPEG when a page accepts only JPEG. */
function decodesHeicNatively(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.platform) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);
}

/** Returns the `accept` value of the file dialog. [CHOOSE-07] */
export function acceptedFiles(): string {
  const { pngAllowed, webpAllowed, heicAllowed, avifAllowed, tiffAllowed, rawAllowed } = fileRules();
  const isPhone = decodesHeicNatively();
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

/** Returns the extensions of further accepted formats besides .jpg, for display. */
export function furtherKinds(): readonly string[] {
  const { pngAllowed, webpAllowed, heicAllowed, avifAllowed, tiffAllowed } = fileRules();
  const kinds = { '.heic': heicAllowed, '.png': pngAllowed, '.webp': webpAllowed, '.avif': avifAllowed, '.tif': tiffAllowed };
  return Object.entries(kinds).flatMap(([ending, isTaken]) => (isTaken ? [ending] : []));
}
