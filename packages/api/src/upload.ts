import { z } from 'zod';
import { call } from './call.ts';
import { idAnswer } from './id.ts';

/** Session id of a heartbeat, or empty. It identifies a visit and never authenticates; other values are refused. */
const visit = z.string().regex(/^([0-9a-f]{32})?$/);

/** Whole number in a form field; '' if omitted. */
const wholeNumber = z.string().regex(/^(-?\d{1,15})?$/);

/** Form fields in addition to the file in field `file` (or `upload`) [HCALL-01 … HCALL-04]. */
export const uploadRequest = z.object({
  suggestedRotation: z
    .string()
    .optional()
    .describe('Quarter turn of the photo: 90, 180 or 270; it is stored and travels in the collage. Left out or 0: what the file says'),
  s: visit.optional().describe('What a heartbeat answered'),
  t: z.string().optional().describe('1 computer, 2 quotes, 3 social'),
  x: z.string().optional().describe('The client’s own key of the file'),
  resized: z.string().optional().describe('{w}x{h} when the client resized the file; the file decides'),
  name: z.string().optional().describe('The name of the file, where it is not that of the part'),
  takenMs: wholeNumber.optional().describe('When the photo was taken, ms on the camera’s own clock; counts where the file does not say'),
  zoneMin: wholeNumber.optional().describe('Minutes that this clock was ahead of UTC; left out when nothing tells'),
  isFileTime: z.enum(['', 'true']).optional().describe('‘true’: `takenMs` is when the file was written'),
});

/** All sizes are those of the upright photo, px. `src` is the web copy. */
export const uploadAnswer = z.object({
  id: idAnswer,
  src: z.string(),
  thumb: z.string(),
  webWidth: z.number().int().positive(),
  webHeight: z.number().int().positive(),
  orgWidth: z.number().int().positive(),
  orgHeight: z.number().int().positive(),
  type: z.number().int(),
  unique: z.string(),
  suggestedRotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

export const uploadCall = call({
  tag: 'Photos',
  summary: 'Upload a photo',
  description: 'A multipart form with one file. A successful answer means that the photo is checked and stored durably.',
  isChange: true,
  isClosed: true,
  body: uploadRequest.extend({
    file: z.string().meta({ format: 'binary', description: 'The photo: JPEG, or another format that the shop accepts' }),
  }),
  bodyTypes: ['multipart/form-data'],
  answer: uploadAnswer,
  refusals: ['ERROR_TOO_MANY', 'ERROR_FILE_TO_BIG', 'ERROR_NO_JPG_IMAGE', 'ERROR_COULD_NOT_LOAD', 'ERROR_QUOTA'],
  example: {
    body: { file: '(the bytes)', t: '1', x: '9e107d9d372bb6826bd81d3542a419d6' },
    answer: {
      id: 5566778899001122,
      src: '/photos/5566778899001122/web.jpg',
      thumb: '/photos/5566778899001122/thumb.jpg',
      webWidth: 1200,
      webHeight: 900,
      orgWidth: 4000,
      orgHeight: 3000,
      type: 1,
      unique: '9e107d9d372bb6826bd81d3542a419d6',
      suggestedRotation: 0,
    },
  },
});
