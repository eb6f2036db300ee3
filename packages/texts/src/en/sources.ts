/** Photo sources other than this computer. */
export const sources = {
  sourceReading: 'the photo is being fetched',
  socialIntro: 'Sign in to {service} and choose from your photos.',
  socialSignIn: 'Sign in to {service}',
  socialPrivacy: 'We only read your photos. When you sign out or close this page, your account is forgotten.',
  socialWaiting: 'Continue in the window that has opened.',
  socialEntering: 'One moment: your photos are being fetched.',
  socialSignOut: 'Sign out ({username})',
  socialLoading: 'The photos are loading.',
  socialMore: 'Load more photos',
  socialEmpty: 'There are no photos in {service}.',
  socialFailed: 'The photos could not be loaded.',
  socialCount: { one: 'One photo', other: '{count} photos' },
  socialBlocked: 'The browser did not let the window of {service} open. Allow pop-ups for this page and try again.',
  socialSignInFailed: 'Signing in to {service} did not work: {message}',
  socialEnded: 'Your session at {service} has ended. Sign in again to see your photos.',
} as const;
