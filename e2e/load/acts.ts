import type { Act, Tools } from './act.ts';
import { browse, lookAt } from './acts/catalogue.ts';
import { print, wholeCollage } from './acts/order.ts';
import { open, save } from './acts/save.ts';
import { check, rest, small } from './acts/session.ts';
import { signIn } from './acts/sign-in.ts';
import { hostileUpload, look, upload } from './acts/upload.ts';

/** What people do, by its name in the reports. */
export const ACTS = {
  list: lookAt('list'),
  template: lookAt('template'),
  size: lookAt('size'),
  quotes: lookAt('quotes'),
  browse,
  check,
  rest,
  small,
  'sign in': signIn,
  upload: upload(null),
  'hostile upload': hostileUpload,
  look,
  save: save(10),
  'save 150': save(150),
  open: open(10),
  'open 150': open(150),
  'whole collage': wholeCollage(150),
  'print 40': print(40),
  'print 150': print(150),
} satisfies Record<string, (tools: Tools) => Act>;

export type ActName = keyof typeof ACTS;
