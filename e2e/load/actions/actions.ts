import { browse, requestPage } from './catalogue.ts';
import { print } from './order.ts';
import { save } from './save.ts';
import { small } from './session.ts';
import { hostileUpload, upload } from './upload.ts';
import type { Tools, UserAction } from './user-action.ts';

/** Acts by their names in the reports. */
export const ACTIONS = {
  list: requestPage('list'),
  browse,
  small,
  upload: upload(null),
  'hostile upload': hostileUpload,
  'save 150': save,
  'print 40': print(40),
  'print 150': print(150),
} satisfies Record<string, (tools: Tools) => UserAction>;

export type ActionName = keyof typeof ACTIONS;
