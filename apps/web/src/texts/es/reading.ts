import type { Like } from '../core.ts';
import type { reading as source } from '../en/reading.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'También aceptamos {kinds}.',
  readingPhotos: 'Leyendo fotos: {done} de {total}',
  refusedNotice: { one: '{count} foto no se ha podido usar.', other: '{count} fotos no se han podido usar.' },
  refusedWhy: 'Ver por qué',
  refusedLess: 'Ocultar',
  refusedRemove: 'Quitar',
  HINT_AVIF: 'Es una imagen AVIF. Guárdala antes como .jpg.',
  HINT_VIDEO: 'Es un vídeo. Elige la propia foto.',
  HINT_SERIES: 'Es una serie de imágenes. Guarda una de ellas como foto.',
  HINT_HEIC_OFF: 'Aquí no se aceptan fotos HEIC. Guárdala antes como .jpg.',
  HINT_PNG_OFF: 'Aquí no se aceptan imágenes PNG. Guárdala antes como .jpg.',
  HINT_WEBP_OFF: 'Aquí no se aceptan imágenes WebP. Guárdala antes como .jpg.',
  HINT_GIF: 'Es un GIF. Guárdalo antes como .jpg.',
  HINT_HDR: 'Está hecha para pantallas HDR. Guárdala antes como .jpg.',
  HINT_PIXELS: 'Tiene más de 100 megapíxeles. Guárdala antes más pequeña.',
  HINT_PASSES: 'Demasiado grande para un JPEG progresivo: guárdala como JPEG «baseline».',
  HINT_CUT_OFF: 'El archivo está cortado. Cópialo otra vez de tu cámara o móvil.',
};
