import { account } from './account.ts';
import { accountAnswers } from './account-answers.ts';
import { accountMails } from './account-mails.ts';
import { accountPage } from './account-page.ts';
import { adjust } from './adjust.ts';
import { cart } from './cart.ts';
import { checkoutPages } from './checkout-pages.ts';
import { collageAnswers } from './collage-answers.ts';
import { collageList } from './collage-list.ts';
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
import { newShop } from './new-shop.ts';
import { object } from './object.ts';
import { orderFacts } from './order-facts.ts';
import { orderMails } from './order-mails.ts';
import { orderPage } from './order-page.ts';
import { orderStates } from './order-states.ts';
import { orderWarnings } from './order-warnings.ts';
import { ownAccount } from './own-account.ts';
import { ownWall } from './own-wall.ts';
import { passwords } from './passwords.ts';
import { photoTexts } from './photo-texts.ts';
import { photos } from './photos.ts';
import { prices } from './prices.ts';
import { printFailures } from './print-failures.ts';
import { quotes } from './quotes.ts';
import { reading } from './reading.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { save } from './save.ts';
import { secondFactor } from './second-factor.ts';
import { serverPages } from './server-pages.ts';
import { shopMails } from './shop-mails.ts';
import { shortPages } from './short-pages.ts';
import { sizes } from './sizes.ts';
import { socialPages } from './social-pages.ts';
import { sources } from './sources.ts';
import { start } from './start.ts';
import { title } from './title.ts';
import { tray } from './tray.ts';
import { visitor } from './visitor.ts';
import { withdrawal } from './withdrawal.ts';
import { words } from './words.ts';

/** English texts by area; the other languages have the same areas and keys. */
export const language = {
  texts: {
    account,
    accountAnswers,
    accountMails,
    accountPage,
    adjust,
    cart,
    checkoutPages,
    commonRefusals,
    drafts,
    editor,
    effects,
    errors,
    foot,
    frame,
    list,
    materials,
    missing,
    newShop,
    object,
    orderFacts,
    orderMails,
    orderPage,
    orderStates,
    orderWarnings,
    ownAccount,
    passwords,
    photoTexts,
    photos,
    prices,
    printFailures,
    reading,
    refusals,
    save,
    secondFactor,
    serverPages,
    collageList,
    collageAnswers,
    shopMails,
    shortPages,
    ownWall,
    room,
    sizes,
    socialPages,
    sources,
    start,
    title,
    tray,
    visitor,
    withdrawal,
    words,
  },
  quotes,
};

export type Source = (typeof language)['texts'];
