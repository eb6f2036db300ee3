import type { sources as source } from '../en/sources.ts';
import type { Like } from '../shared/core.ts';

export const sources: Like<typeof source> = {
  sourceReading: 'la foto si sta scaricando',
  socialIntro: 'Accedi a {service} e scegli tra le tue foto.',
  socialSignIn: 'Accedi a {service}',
  socialPrivacy: 'Accediamo alle tue foto in sola lettura. Quando esci o chiudi questa pagina, il tuo account viene dimenticato.',
  socialWaiting: 'Continua nella finestra che si è aperta.',
  socialEntering: 'Un momento: le tue foto stanno arrivando.',
  socialSignOut: 'Esci ({username})',
  socialLoading: 'Le foto si stanno caricando.',
  socialMore: 'Carica altre foto',
  socialEmpty: 'In {service} non ci sono foto.',
  socialFailed: 'Non è stato possibile caricare le foto.',
  socialCount: { one: 'Una foto', other: '{count} foto' },
  socialBlocked: 'Il browser ha bloccato la finestra di {service}. Consenti i pop-up per questa pagina e riprova.',
  socialSignInFailed: 'L’accesso a {service} non è riuscito: {message}',
  socialEnded: 'La tua sessione su {service} è terminata. Accedi di nuovo per vedere le tue foto.',
};
