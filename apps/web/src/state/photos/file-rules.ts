import type { FileRules } from '@muro/domain';

/** The kinds of photos that the shop takes, as the server wrote them into the page. [INGEST-03] */
export function fileRules(): FileRules {
  const kinds = document.querySelector('meta[name="muro-photo-kinds"]')?.getAttribute('content')?.split(' ') ?? [];
  return { pngAllowed: kinds.includes('png'), webpAllowed: kinds.includes('webp'), heicAllowed: kinds.includes('heic') };
}

/** Whether the system hands over its HEIC photos as JPEGs by itself when a page asks for JPEGs alone. */
function turnsHeicItself(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.platform) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);
}

/** What the file window offers. [CHOOSE-07] */
export function acceptedFiles(): string {
  const { pngAllowed, webpAllowed, heicAllowed } = fileRules();
  const heic = heicAllowed && !turnsHeicItself() ? ['.heic', '.heif', 'image/heic', 'image/heif'] : [];
  const others = [...(pngAllowed ? ['.png', 'image/png'] : []), ...(webpAllowed ? ['.webp', 'image/webp'] : [])];
  return ['.jpg', '.jpeg', 'image/jpeg', ...heic, ...others].join(',');
}

/** Endings of the kinds that the shop takes beside .jpg, for a person to read. */
export function furtherKinds(): readonly string[] {
  const { pngAllowed, webpAllowed, heicAllowed } = fileRules();
  return [...(heicAllowed ? ['.heic'] : []), ...(pngAllowed ? ['.png'] : []), ...(webpAllowed ? ['.webp'] : [])];
}
