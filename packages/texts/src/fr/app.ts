import type { App } from '../en/app.ts';
import type { Like } from '../shared/core.ts';
import { account } from './account.ts';
import { adjust } from './adjust.ts';
import { cart } from './cart.ts';
import { commonRefusals } from './common-refusals.ts';
import { drafts } from './drafts.ts';
import { editor } from './editor.ts';
import { effects } from './effects.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { list } from './list.ts';
import { materials } from './materials.ts';
import { missing } from './missing.ts';
import { object } from './object.ts';
import { orderStates } from './order-states.ts';
import { ownWall } from './own-wall.ts';
import { photoTexts } from './photo-texts.ts';
import { photos } from './photos.ts';
import { reading } from './reading.ts';
import { room } from './room.ts';
import { save } from './save.ts';
import { sizes } from './sizes.ts';
import { sources } from './sources.ts';
import { start } from './start.ts';
import { title } from './title.ts';
import { tray } from './tray.ts';
import { words } from './words.ts';

export const app: Like<App> = {
  ...frame,
  ...list,
  ...start,
  ...adjust,
  ...sizes,
  ...room,
  ...ownWall,
  ...cart,
  ...foot,
  ...object,
  ...orderStates,
  ...materials,
  ...commonRefusals,
  ...errors,
  ...editor,
  ...drafts,
  ...missing,
  ...photos,
  ...effects,
  ...photoTexts,
  ...reading,
  ...save,
  ...account,
  ...sources,
  ...title,
  ...tray,
  ...words,
};
