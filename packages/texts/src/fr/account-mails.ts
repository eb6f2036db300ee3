import type { accountMails as source } from '../en/account-mails.ts';
import type { Like } from '../shared/core.ts';

export const accountMails: Like<typeof source> = {
  resetSubject: 'Un nouveau mot de passe chez {shop}',
  reset:
    'Quelqu’un, sans doute toi, a demandé un nouveau mot de passe pour le compte {name}. Le lien ne sert qu’une fois et expire dans une demi-heure.',
  resetWay: 'Choisir un nouveau mot de passe',
  resetIgnore: 'Si ce n’était pas toi, il n’y a rien à faire : ton mot de passe reste inchangé.',
  changedSubject: 'Ton mot de passe chez {shop} a été changé',
  changed:
    'Le mot de passe du compte {name} vient d’être changé et les sessions ouvertes sur les autres appareils ont été fermées. Si ce n’était pas toi, demande tout de suite un nouveau mot de passe :',
  deviceSubject: 'Connexion à {shop} depuis un nouvel appareil',
  device:
    'Une connexion au compte {name} vient d’avoir lieu sur un appareil encore inconnu : {agent}. Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe :',
  emailSubject: 'Changement d’adresse e-mail chez {shop}',
  emailWish:
    'Quelqu’un, sans doute toi, veut changer l’adresse e-mail du compte {name}. Le changement sera fait dès que l’ancienne et la nouvelle adresse l’auront confirmé. Le lien ne sert qu’une fois et expire dans une demi-heure.',
  emailWay: 'Confirmer',
  emailIgnore: 'Si ce n’était pas toi, il n’y a rien à faire : sans cette confirmation, rien ne change.',
  confirmSubject: 'Confirme ton adresse e-mail chez {shop}',
  confirmEmail:
    'Cette adresse a été indiquée pour le compte {name}. Confirme qu’elle est à toi. Tu pourras ensuite t’en servir pour te connecter, et les e-mails sur tes commandes y seront envoyés. Le lien expire dans une semaine.',
  confirmIgnore:
    'Si ce n’était pas toi, il n’y a rien à faire : sans cette confirmation, aucun e-mail sur des commandes ne sera envoyé ici.',
  emailChanged:
    'L’adresse e-mail du compte {name} vient d’être changée. Les e-mails concernant ce compte n’arriveront plus à cette adresse.',
  factorOnSubject: 'Validation en deux étapes chez {shop} activée',
  factorOn:
    'Le compte {name} demande désormais un code d’une application d’authentification et il est déconnecté de tous les autres appareils. Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe et écris à la boutique :',
  factorOffSubject: 'Validation en deux étapes chez {shop} désactivée',
  factorOff:
    'Le compte {name} ne demande plus de code : son mot de passe seul l’ouvre. Si ce n’était ni toi ni la boutique à ta demande, choisis tout de suite un nouveau mot de passe :',
  leftSubject: 'Ton compte chez {shop} a été supprimé',
  left: 'Le compte {name} vient d’être supprimé, avec toutes ses photos et tous ses collages. De tes commandes, nous ne gardons que les données de facturation, aussi longtemps que la loi l’exige. C’est le dernier e-mail concernant ce compte ; nous ne conservons pas non plus cette adresse.',
  leftIgnore: 'Si ce n’était pas toi, réponds tout de suite à cet e-mail.',
};
