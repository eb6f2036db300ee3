import type { Catalogue } from '../shared/core.ts';

export const secondFactor = {
  factorTitle: 'Two-step verification',
  factorHint:
    'After your password, signing in then asks for a code of an authenticator app on your phone. Whoever learns your password still does not get in.',
  factorIsOn: 'It is on since {date}.',
  factorCodesLeft: 'Recovery codes left: {count} of 10.',
  factorFewCodes: 'Make new ones before the last is used: without your phone only they let you in.',
  factorSetUp: 'Set it up',
  factorScan: 'Scan this picture with an authenticator app, or type the key into it.',
  factorQrAlt: 'QR code with the key below',
  factorKey: 'Key',
  factorOpenApp: 'Open in an app on this device',
  factorAppCode: 'Code that the app shows (6 digits)',
  factorSwitchOn: 'Switch on',
  factorOnDone: 'Two-step verification is on. Other devices are signed out.',
  factorCodes: 'Your recovery codes',
  factorCodesHint: 'Each opens your account once when your phone is not there. Keep them in a safe place: they are shown only now.',
  factorCopy: 'Copy',
  factorCopied: 'The codes are copied.',
  factorNotCopied: 'They could not be copied. Please select them, or download them.',
  factorPrint: 'Print',
  factorFileName: 'recovery-codes',
  factorNewCodes: 'Make new recovery codes',
  factorNewCodesDone: 'These codes count now, the former ones no longer.',
  factorSwitchOff: 'Switch off',
  factorOffDone: 'Two-step verification is off. Your password alone opens the account.',
} as const satisfies Catalogue;
