import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { idAnswer, idField } from './id.ts';

export const loadRequest = z.object({ collageid: idField });

/** `collagexml` has the owner's photos with their web and full data filled in. [HCALL-17] */
export const loadAnswer = z.object({
  collagexml: z.string(),
  editor: z.string(),
  collageid: idAnswer,
  version: z.number().int().positive(),
  templateid: z.string(),
  /** By photo id, when it was taken, ms on the camera's own clock; photos that do not say are left out. */
  taken: z.record(z.string(), z.number()),
  /** Keyed by photo id: minutes that the clock of `taken` was ahead of UTC, for photos of which that is known. */
  zones: z.record(z.string(), z.number().int()),
  /** Ids of the photos whose `taken` is when the file was written. */
  fileTimes: z.array(z.string()),
});
export type LoadAnswer = z.infer<typeof loadAnswer>;

export const loadCall = call({
  tag: 'Collages',
  summary: 'Open a stored collage',
  isChange: true,
  isClosed: true,
  body: loadRequest,
  bodyTypes: FORM_TYPES,
  answer: loadAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: {
    body: { collageid: 4821907733120051 },
    answer: {
      collagexml: '<collage …>',
      editor: '2',
      collageid: 4821907733120051,
      version: 3,
      templateid: 'even-50x40',
      taken: {},
      zones: {},
      fileTimes: [],
    },
  },
});
