import type { Like } from '../core.ts';
import type { accountPage as source } from '../en/account-page.ts';

export const accountPage: Like<typeof source> = {
  title: 'Mon compte',
  signedInAs: 'Session de {name}',
  email: 'Adresse e-mail',
  emailNow: 'Ton adresse est {email}. Une nouvelle adresse devra être confirmée depuis l’ancienne et la nouvelle.',
  emailNowUnconfirmed: 'Ton adresse est {email}. Elle n’est pas encore confirmée.',
  confirmNeeded:
    'Suis le lien dans notre e-mail. Tu pourras ensuite te connecter avec cette adresse et recevras les e-mails sur tes commandes.',
  sendLink: 'Envoyer un nouveau lien',
  linkSent: 'Le lien est en route. Il fonctionne pendant une semaine.',
  emailAskedNew: 'Nous avons envoyé un lien à la nouvelle adresse. Il fonctionne pendant une demi-heure.',
  newEmail: 'Nouvelle adresse e-mail',
  changeEmail: 'Changer l’adresse',
  emailAsked: 'Nous avons envoyé un lien à chaque adresse. Les liens expirent dans une demi-heure.',
  password: 'Mot de passe',
  current: 'Mot de passe actuel',
  passwordHint: 'De {min} à {max} caractères. Tes autres appareils seront ensuite déconnectés.',
  passwordSaved: 'Ton nouveau mot de passe est enregistré. Tes autres appareils ont été déconnectés.',
  devices: 'Appareils',
  devicesHint: 'Voici où tu es connecté en ce moment.',
  unknownDevice: 'Appareil inconnu',
  thisDevice: 'cet appareil',
  seen: 'Dernière utilisation : {date}',
  endOne: 'Déconnecter',
  endAll: 'Se déconnecter partout',
  confirmTitle: 'Confirmer l’adresse e-mail',
  confirmHint: 'Confirme que cette adresse e-mail appartient à ce compte.',
  confirm: 'Confirmer',
  confirmedHalf: 'Confirmé. Il manque encore la confirmation depuis ton autre adresse.',
  confirmedDone: 'Confirmé. L’adresse est active.',
  leave: 'Supprimer le compte',
  leaveHint:
    'Tes photos et tes collages seront supprimés aussitôt et définitivement. De tes commandes, nous ne gardons que les données de facturation, aussi longtemps que la loi l’exige.',
  leaveNow: 'Supprimer définitivement',
  left: 'Ton compte a été supprimé, avec toutes les photos et tous les collages.',
  underWay:
    'Pas encore imprimée : commande {orders}. Annule-la sur sa page ou attends son impression ; tu pourras ensuite supprimer le compte.',
  export: 'Mes données',
  exportHint:
    'Toutes les données que nous avons sur toi, dans un fichier ZIP : compte, commandes, collages avec leurs versions et tes photos d’origine.',
  exportNow: 'Télécharger',
};
