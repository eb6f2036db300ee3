import type { Catalogue } from '../shared/core.ts';

/**
 * Withdrawal from the contract. The first two texts are the labels that article 11a of Directive 2011/83/EU prescribes in each language;
 * the buttons must have these or equally clear labels.
 */
export const withdrawal = {
  here: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  title: 'Right of withdrawal',
  until:
    'You may withdraw from the contract without giving a reason until the end of {date}; if your last parcel came later than announced, until 14 days after it.',
  way: 'You do so on the page of your order, at “{here}”.',
  untilOpen: 'You may withdraw from the contract until 14 days after delivery, without giving a reason.',
  not: 'There is no right of withdrawal for products made to your specifications: {what}.',
  statement: 'I withdraw from the contract of order {id} for:',
  receipt: 'The acknowledgement of receipt, with date and time, goes to the e-mail address of the order.',
  elsewhere: 'To another e-mail address, too (optional)',
  done: 'We have received your withdrawal. The acknowledgement of receipt comes by e-mail.',
  withdrawn: 'Withdrawn on {time}: {what}',
  held: 'Withdrawn by the customer: {lines}',
  subject: 'Acknowledgement of your withdrawal, order {id}',
  mail: 'We received your withdrawal on {time}. This is what you stated:',
  shopSubject: 'Order {id}: the customer has withdrawn',
  shopMail:
    'The customer withdrew from the contract on {time}. The acknowledgement has been sent automatically. Refund within 14 days; an order that has not been sent yet stays on hold until you release it.',
  late: 'Based on the delivery time you gave, the withdrawal period ran until the end of {date}. Whether the withdrawal is in time depends on the day the last parcel arrived: 14 days from that day.',
} as const satisfies Catalogue;
