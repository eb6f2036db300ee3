import type { orderPage as source } from '../en/order-page.ts';
import type { Like } from '../shared/core.ts';

export const orderPage: Like<typeof source> = {
  orderUnknown: 'Ce lien n’est pas valide ou a expiré. Utilise celui du dernier e-mail ou connecte-toi.',
  orderSignIn: 'Connecte-toi pour voir cette commande.',
  orderToSignIn: 'Se connecter',
  orderAway: 'Pas de connexion. La page réessaie d’elle-même.',
  orderHeld: 'L’imprimerie a mis la commande en attente.',
  orderPaid: 'Payée',
  orderRefunded: 'Remboursée',
  orderParcel: 'Colis',
  orderDetails: 'Ce que tu as commandé',
  orderChangeTitle: 'Modifier',
  orderChangeUntil: 'C’est possible jusqu’au {time} ; nous préparons ensuite l’impression.',
  orderChangeAddress: 'Changer l’adresse',
  orderSameCountry: 'Le pays reste {country} : le prix en dépend.',
  orderConfirmEmail: 'Adresse e-mail de la commande, pour confirmer',
  orderSaveAddress: 'Enregistrer l’adresse',
  orderAddressSaved: 'La nouvelle adresse a été enregistrée.',
  orderCancel: 'Annuler la commande',
  orderCancelHint: 'Rien ne sera imprimé ni facturé. C’est irréversible.',
  orderCancelNow: 'Annuler définitivement',
  orderAgain: 'Commander à nouveau',
  orderNewLink: 'Remplacer le lien',
  orderNewLinkHint: 'Les liens des e-mails précédents ne fonctionneront plus ; le prochain e-mail en contiendra un nouveau.',
  orderLinkReplaced: 'Les liens précédents ne fonctionnent plus.',
};
