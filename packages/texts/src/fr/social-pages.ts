import type { socialPages as source } from '../en/social-pages.ts';
import type { Like } from '../shared/core.ts';

export const socialPages: Like<typeof source> = {
  socialDoneTitle: 'C’est fait',
  socialDoneText: 'Tu peux fermer cette fenêtre et continuer ton collage.',
  socialCancelledTitle: 'Connexion annulée',
  socialCancelledText: 'Aucune photo n’a été récupérée. Ferme cette fenêtre et réessaie si tu veux.',
  socialDemoText:
    'Un service d’exemple pour essayer comment les photos d’un service en ligne arrivent dans ton collage. Il montre des photos d’exemple ; n’importe quel nom convient et rien n’est conservé.',
  socialDemoName: 'Ton nom',
  socialDemoEnter: 'Se connecter',
  socialDemoCancel: 'Annuler',
};
