import type { sources as source } from '../en/sources.ts';
import type { Like } from '../shared/core.ts';

export const sources: Like<typeof source> = {
  sourceReading: 'de foto wordt opgehaald',
  socialIntro: 'Log in bij {service} en kies uit je foto’s.',
  socialSignIn: 'Inloggen bij {service}',
  socialPrivacy: 'We lezen je foto’s alleen. Als je uitlogt of deze pagina sluit, wordt je account vergeten.',
  socialWaiting: 'Ga verder in het venster dat is geopend.',
  socialEntering: 'Een ogenblik: je foto’s worden opgehaald.',
  socialSignOut: 'Uitloggen ({username})',
  socialLoading: 'De foto’s worden geladen.',
  socialMore: 'Meer foto’s laden',
  socialEmpty: 'Er staan geen foto’s op {service}.',
  socialFailed: 'De foto’s konden niet worden geladen.',
  socialCount: { one: 'Eén foto', other: '{count} foto’s' },
  socialBlocked: 'De browser heeft het venster van {service} niet geopend. Sta pop-ups voor deze pagina toe en probeer het opnieuw.',
  socialSignInFailed: 'Inloggen bij {service} is niet gelukt: {message}',
  socialEnded: 'Je sessie bij {service} is afgelopen. Log opnieuw in om je foto’s te zien.',
};
