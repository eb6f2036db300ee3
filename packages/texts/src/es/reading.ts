import type { reading as source } from '../en/reading.ts';
import type { Like } from '../shared/core.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'También aceptamos {kinds}.',
  readingPhotos: 'Leyendo fotos: {done} de {total}',
  refusedNotice: { one: '{count} foto no se ha podido usar.', other: '{count} fotos no se han podido usar.' },
  refusedWhy: 'Ver por qué',
  refusedLess: 'Ocultar',
  refusedRemove: 'Quitar',
  HINT_AVIF: 'Es una imagen AVIF. Guárdala antes como .jpg.',
  HINT_RAW: 'Es una foto RAW. Guárdala antes como JPEG.',
  HINT_JPEG_XL: 'Es una imagen JPEG XL. Guárdala antes como JPEG.',
  HINT_APPLE_PNG: 'Este PNG se hizo para una app de iPhone. Guárdalo antes como JPEG.',
  HINT_TIFF_OFF: 'Aquí no se aceptan imágenes TIFF. Guárdala antes como .jpg.',
  HINT_VIDEO: 'Es un vídeo. Elige una foto.',
  HINT_SERIES: 'Es una serie de imágenes. Guarda una de ellas como foto.',
  HINT_HEIC_OFF: 'Aquí no se acepta el formato HEIC. Guarda la foto antes como .jpg.',
  HINT_PNG_OFF: 'Aquí no se acepta el formato PNG. Guarda la foto antes como .jpg.',
  HINT_WEBP_OFF: 'Aquí no se acepta el formato WebP. Guarda la foto antes como .jpg.',
  HINT_GIF: 'Es un GIF. Guárdalo antes como .jpg.',
  HINT_HDR: 'Está hecha para pantallas HDR. Guárdala antes como .jpg.',
  HINT_PIXELS: 'Tiene más de 100 megapíxeles. Reduce antes su tamaño.',
  HINT_PASSES: 'Demasiado grande para un JPEG progresivo: guárdala como JPEG «baseline».',
  HINT_CUT_OFF: 'El archivo está incompleto. Cópialo otra vez de tu cámara o móvil.',
  HINT_DAMAGED: 'El archivo está dañado. Cópialo otra vez de tu cámara o móvil.',
};
