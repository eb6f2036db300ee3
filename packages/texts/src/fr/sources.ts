import type { sources as source } from '../en/sources.ts';
import type { Like } from '../shared/core.ts';

export const sources: Like<typeof source> = {
  sourceReading: 'photo en cours d’importation',
  socialIntro: 'Connecte-toi à {service} et choisis parmi tes photos.',
  socialSignIn: 'Se connecter à {service}',
  socialPrivacy: 'Nous accédons à tes photos en lecture seule. Quand tu te déconnectes ou fermes cette page, ton compte est oublié.',
  socialWaiting: 'Continue dans la fenêtre qui s’est ouverte.',
  socialEntering: 'Un instant : tes photos arrivent.',
  socialSignOut: 'Se déconnecter ({username})',
  socialLoading: 'Les photos se chargent.',
  socialMore: 'Charger plus de photos',
  socialEmpty: 'Il n’y a pas de photos dans {service}.',
  socialFailed: 'Les photos n’ont pas pu être chargées.',
  socialCount: { one: '{count} photo', other: '{count} photos' },
  socialBlocked: 'Le navigateur a bloqué la fenêtre de {service}. Autorise les pop-ups pour cette page et réessaie.',
  socialSignInFailed: 'La connexion à {service} n’a pas fonctionné : {message}',
  socialEnded: 'Ta session {service} est terminée. Connecte-toi de nouveau pour voir tes photos.',
};
