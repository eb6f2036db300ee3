import type { Catalogue } from '../shared/core.ts';

export const passwords = {
  forgottenHint: 'Enter your username or e-mail address. We will send you a link to choose a new password.',
  forgottenSend: 'Send link',
  forgottenSent: 'If there is an account with these details, we have sent you an e-mail. The link in it is valid for half an hour.',
  passwordChoose: 'New password',
  passwordChooseHint: '{min} to {max} characters. You will then be signed out everywhere.',
  passwordSave: 'Save password',
  passwordSaved: 'Your password has been changed. Sign in with it now.',
} as const satisfies Catalogue;
