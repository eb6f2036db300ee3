import type { Act, Tools } from './act.ts';
import { browse, lookAt } from './catalogue.ts';
import { print } from './order.ts';
import { save } from './save.ts';
import { small } from './session.ts';
import { hostileUpload, upload } from './upload.ts';

/** Acts by their names in the reports. */
export const ACTS = {
  list: lookAt('list'),
  browse,
  small,
  upload: upload(null),
  'hostile upload': hostileUpload,
  'save 150': save,
  'print 40': print(40),
  'print 150': print(150),
} satisfies Record<string, (tools: Tools) => Act>;

export type ActName = keyof typeof ACTS;
