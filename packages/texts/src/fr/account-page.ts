import type { accountPage as source } from '../en/account-page.ts';
import type { Like } from '../shared/core.ts';

export const accountPage: Like<typeof source> = {
  confirmedHalf: 'Confirmé. Il manque encore la confirmation depuis ton autre adresse.',
  confirmedDone: 'Confirmé. L’adresse est active.',
  underWay:
    'Pas encore imprimée : commande {orders}. Annule-la sur sa page ou attends son impression ; tu pourras ensuite supprimer le compte.',
};
