import type { Catalogue } from '../shared/core.ts';

/** Texts of the page of one order. */
export const orderPage = {
  orderUnknown: 'This link no longer works. Use the one in the latest e-mail, or sign in.',
  orderSignIn: 'Sign in to see this order.',
  orderToSignIn: 'Sign in',
  orderAway: 'No connection. The page will try again automatically.',
  orderHeld: 'The print shop has put the order on hold.',
  orderPaid: 'Paid',
  orderRefunded: 'Refunded',
  orderParcel: 'Parcel',
  orderDetails: 'What you ordered',
  orderChangeTitle: 'Change or cancel',
  orderChangeUntil: 'Possible until {time}. After that, we prepare it for printing.',
  orderChangeAddress: 'Change the address',
  orderSameCountry: 'The country stays {country}, because the price depends on it.',
  orderConfirmEmail: 'E-mail address of the order, to confirm',
  orderSaveAddress: 'Save the address',
  orderAddressSaved: 'The new address is saved.',
  orderCancel: 'Cancel the order',
  orderCancelHint: 'Nothing is printed and nothing is charged. This cannot be undone.',
  orderCancelNow: 'Cancel order now',
  orderAgain: 'Order again',
  orderNewLink: 'Replace the link',
  orderNewLinkHint: 'Links to this order in earlier e-mails stop working; the next e-mail contains a new one.',
  orderLinkReplaced: 'The earlier links no longer work.',
} as const satisfies Catalogue;
