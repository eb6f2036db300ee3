import { z } from 'zod';
import { call } from './call.ts';

const share = z.number().min(0).max(1);

/** A photograph that fills a design until the buyer has chosen photos. It belongs to no account, and no collage can use it. */
const samplePhoto = z.object({
  /** Its content never changes. */
  src: z.string(),
  /** Upright size of the whole photograph; the picture at `src` is smaller. */
  widthPx: z.number().int().positive(),
  heightPx: z.number().int().positive(),
  /** Centre of the subject and the detected faces, as fractions of the upright photograph. */
  subject: z.object({
    x: share,
    y: share,
    faces: z.array(z.object({ x: share, y: share, width: share, height: share })),
  }),
});

const samplePhotosAnswer = z.object({ photos: z.array(samplePhoto) });
export type SamplePhotosAnswer = z.infer<typeof samplePhotosAnswer>;

export const samplePhotosCall = call({
  tag: 'Catalogue',
  summary: 'List the sample photographs of the designs’ pictures',
  description: 'In the order in which the designs are filled with them. Empty while the server prepares them.',
  answer: samplePhotosAnswer,
  example: {
    answer: {
      photos: [
        {
          src: `/api/samplePhotos/${'5f0c2d7a91b3e846'.repeat(4)}`,
          widthPx: 900,
          heightPx: 600,
          subject: { x: 0.42, y: 0.5, faces: [] },
        },
      ],
    },
  },
});

export const samplePhotoCall = call({
  tag: 'Catalogue',
  summary: 'Get a sample photograph at the size of a screen',
  description: 'At most 640 pixels long; it may be kept for a year.',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  answer: { type: 'image/jpeg' },
  refusals: ['ERROR_NOT_FOUND'],
});
