import type { Like } from '../core.ts';
import type { socialPages as source } from '../en/social-pages.ts';

export const socialPages: Like<typeof source> = {
  doneTitle: 'C’est fait',
  doneText: 'Tu peux fermer cette fenêtre et continuer ton collage.',
  cancelledTitle: 'Connexion annulée',
  cancelledText: 'Aucune photo n’a été récupérée. Ferme cette fenêtre et réessaie si tu veux.',
  demoText:
    'Un service d’exemple pour essayer comment les photos d’un service en ligne arrivent dans ton collage. Il montre des photos d’exemple ; n’importe quel nom convient et rien n’est conservé.',
  demoName: 'Ton nom',
  demoEnter: 'Se connecter',
  demoCancel: 'Annuler',
};
