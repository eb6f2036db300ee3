import type { sources as source } from '../en/sources.ts';
import type { Like } from '../shared/core.ts';

export const sources: Like<typeof source> = {
  sourceReading: 'das Foto wird geholt',
  socialIntro: 'Melde dich bei {service} an und wähle aus deinen Fotos.',
  socialSignIn: 'Bei {service} anmelden',
  socialPrivacy: 'Wir lesen deine Fotos nur. Wenn du dich abmeldest oder diese Seite schließt, wird dein Konto vergessen.',
  socialWaiting: 'Mach in dem Fenster weiter, das sich geöffnet hat.',
  socialEntering: 'Einen Moment: Deine Fotos werden geholt.',
  socialSignOut: 'Abmelden ({username})',
  socialLoading: 'Die Fotos werden geladen.',
  socialMore: 'Weitere Fotos laden',
  socialEmpty: 'Bei {service} gibt es keine Fotos.',
  socialFailed: 'Die Fotos konnten nicht geladen werden.',
  socialCount: { one: 'Ein Foto', other: '{count} Fotos' },
  socialBlocked:
    'Der Browser hat das Fenster von {service} nicht geöffnet. Erlaube dieser Seite Pop-up-Fenster und versuche es noch einmal.',
  socialSignInFailed: 'Die Anmeldung bei {service} hat nicht geklappt: {message}',
  socialEnded: 'Deine Sitzung bei {service} ist zu Ende. Melde dich noch einmal an, um deine Fotos zu sehen.',
};
