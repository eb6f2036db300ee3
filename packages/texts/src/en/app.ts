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

/** English texts of the designer and the cart; the other languages have the same keys. */
export const app = {
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
  ...missing,
  ...photos,
  ...effects,
  ...photoTexts,
  ...reading,
  ...drafts,
  ...save,
  ...account,
  ...sources,
  ...title,
  ...tray,
  ...words,
};

export type App = typeof app;
