import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { idAnswer, idField } from './id.ts';

export const loadRequest = z.object({ collageid: idField });

/** `collagexml` contains the owner's photos with their web and full data. [HCALL-17] */
export const loadAnswer = z.object({
  collagexml: z.string(),
  editor: z.string(),
  collageid: idAnswer,
  version: z.number().int().positive(),
  templateid: z.string(),
  /** Capture time by photo id, ms on the camera's own clock; photos without one are omitted. */
  taken: z.record(z.string(), z.number()),
  /** Offset of the camera's clock from UTC by photo id, minutes; photos without a known offset are omitted. */
  zones: z.record(z.string(), z.number().int()),
  /** Ids of the photos whose capture time is the modification time of the file. */
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
