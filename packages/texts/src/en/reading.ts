import type { Catalogue } from '../shared/core.ts';

/** Reading chosen files in the browser. */
export const reading = {
  acceptAlso: 'We also accept {kinds}.',
  readingPhotos: 'Reading photos: {done} of {total}',
  refusedNotice: { one: '{count} photo could not be used.', other: '{count} photos could not be used.' },
  refusedWhy: 'Show why',
  refusedLess: 'Hide',
  refusedRemove: 'Remove',
  HINT_AVIF: 'This is an AVIF image. Save it as .jpg first.',
  HINT_RAW: 'This is a RAW photo. Save it as JPEG first.',
  HINT_JPEG_XL: 'This is a JPEG XL picture. Save it as JPEG first.',
  HINT_APPLE_PNG: 'This PNG was made for an iPhone app. Save it as JPEG first.',
  HINT_TIFF_OFF: 'TIFF pictures are not accepted here. Save it as .jpg first.',
  HINT_VIDEO: 'This is a video. Choose a photo instead.',
  HINT_SERIES: 'This file contains several images. Save one of them as a photo.',
  HINT_HEIC_OFF: 'HEIC photos are not accepted here. Save the photo as .jpg first.',
  HINT_PNG_OFF: 'PNG images are not accepted here. Save the image as .jpg first.',
  HINT_WEBP_OFF: 'WebP images are not accepted here. Save the image as .jpg first.',
  HINT_GIF: 'This is a GIF. Save it as .jpg first.',
  HINT_HDR: 'The photo was made for HDR screens. Save it as .jpg first.',
  HINT_PIXELS: 'The photo has more than 100 megapixels. Save a smaller version first.',
  HINT_PASSES: 'Too large for a progressive JPEG: save it as a baseline JPEG.',
  HINT_CUT_OFF: 'The file is incomplete. Copy it again from your camera or phone.',
  HINT_DAMAGED: 'The file is damaged. Copy it again from your camera or phone.',
} as const satisfies Catalogue;
