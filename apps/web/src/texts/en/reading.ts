import type { Catalogue } from '../core.ts';

/** Reading chosen files in the browser. */
export const reading = {
  acceptAlso: 'We also take {kinds}.',
  readingPhotos: 'Reading photos: {done} of {total}',
  refusedNotice: { one: '{count} photo could not be used.', other: '{count} photos could not be used.' },
  refusedWhy: 'Show why',
  refusedLess: 'Hide',
  refusedRemove: 'Clear away',
  HINT_AVIF: 'This is an AVIF picture. Save it as .jpg first.',
  HINT_VIDEO: 'This is a video. Choose the photo itself.',
  HINT_SERIES: 'This is a series of pictures. Save one of them as a photo.',
  HINT_HEIC_OFF: 'HEIC photos are not accepted here. Save it as .jpg first.',
  HINT_PNG_OFF: 'PNG pictures are not accepted here. Save it as .jpg first.',
  HINT_WEBP_OFF: 'WebP pictures are not accepted here. Save it as .jpg first.',
  HINT_GIF: 'This is a GIF. Save it as .jpg first.',
  HINT_HDR: 'It was made for HDR screens. Save it as .jpg first.',
  HINT_PIXELS: 'It has more than 100 megapixels. Save it smaller first.',
  HINT_PASSES: 'Too large for a progressive JPEG: save it as a baseline JPEG.',
  HINT_CUT_OFF: 'The file breaks off. Copy it again from your camera or phone.',
} as const satisfies Catalogue;
