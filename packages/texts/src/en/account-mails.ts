import type { Catalogue } from '../shared/core.ts';

/** Mails about an account. */
export const accountMails = {
  resetSubject: 'Reset your password at {shop}',
  reset: 'Someone, probably you, asked for a new password for the account {name}. The link works once and is valid for half an hour.',
  resetWay: 'Choose a new password',
  resetIgnore: 'If it was not you, there is nothing to do: your password stays as it is.',
  changedSubject: 'Your password at {shop} has been changed',
  changed:
    'The password of the account {name} has just been changed, and all other devices have been signed out. If it was not you, ask for a new password immediately:',
  deviceSubject: 'New sign-in at {shop}',
  device: 'Someone just signed in to the account {name} on a new device: {agent}. If it was not you, choose a new password immediately:',
  emailSubject: 'Change of e-mail address at {shop}',
  emailWish:
    'Someone, probably you, wants to change the e-mail address of the account {name}. The change takes effect once both the old and the new address have confirmed it. The link works once and is valid for half an hour.',
  emailWay: 'Confirm',
  emailIgnore: 'If it was not you, there is nothing to do: without this confirmation everything stays as it is.',
  confirmSubject: 'Confirm your e-mail address at {shop}',
  confirmEmail:
    'This address was given for the account {name}. Confirm that it is yours. You can then sign in with it, and e-mails about your orders will be sent to it. The link expires in a week.',
  confirmIgnore: 'If it was not you, there is nothing to do: without this confirmation no e-mails about orders will be sent here.',
  emailChanged: 'The e-mail address of the account {name} has just been changed. E-mails about the account no longer go to this address.',
  factorOnSubject: 'Two-step verification at {shop} is on',
  factorOn:
    'The account {name} asks for a code of an authenticator app from now on, and is signed out on all other devices. If it was not you, choose a new password at once and write to the shop:',
  factorOffSubject: 'Two-step verification at {shop} is off',
  factorOff:
    'The account {name} no longer asks for a code: its password alone opens it. If it was neither you nor the shop at your request, choose a new password at once:',
  leftSubject: 'Your account at {shop} has been deleted',
  left: 'The account {name} has just been deleted, with all its photos and collages. We keep only the invoice data of your orders, for as long as the law requires. This is the last e-mail about this account; we have deleted your e-mail address, too.',
  leftIgnore: 'If it was not you, reply to this e-mail immediately.',
} as const satisfies Catalogue;
