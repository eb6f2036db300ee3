import type { ownAccount as source } from '../en/own-account.ts';
import type { Like } from '../shared/core.ts';

export const ownAccount: Like<typeof source> = {
  ownEmailNow: 'Ton adresse est {email}. Une nouvelle adresse devra être confirmée depuis l’ancienne et la nouvelle.',
  ownEmailUnconfirmed: 'Ton adresse est {email}. Elle n’est pas encore confirmée.',
  ownConfirmNeeded:
    'Suis le lien dans notre e-mail. Tu pourras ensuite te connecter avec cette adresse et recevras les e-mails sur tes commandes.',
  ownSendLink: 'Envoyer un nouveau lien',
  ownLinkSent: 'Le lien est en route. Il fonctionne pendant une semaine.',
  ownEmailAskedNew: 'Nous avons envoyé un lien à la nouvelle adresse. Il fonctionne pendant une demi-heure.',
  ownNewEmail: 'Nouvelle adresse e-mail',
  ownChangeEmail: 'Changer l’adresse',
  ownEmailAsked: 'Nous avons envoyé un lien à chaque adresse. Les liens expirent dans une demi-heure.',
  ownCurrent: 'Mot de passe actuel',
  ownPasswordHint: 'De {min} à {max} caractères. Tes autres appareils seront ensuite déconnectés.',
  ownPasswordSaved: 'Ton nouveau mot de passe est enregistré. Tes autres appareils ont été déconnectés.',
  ownDevices: 'Appareils',
  ownDevicesHint: 'Voici où tu es connecté en ce moment.',
  ownUnknownDevice: 'Appareil inconnu',
  ownThisDevice: 'cet appareil',
  ownSeen: 'Dernière utilisation : {date}',
  ownEndOne: 'Déconnecter',
  ownEndAll: 'Se déconnecter partout',
  ownConfirmTitle: 'Confirmer l’adresse e-mail',
  ownConfirmHint: 'Confirme que cette adresse e-mail appartient à ce compte.',
  ownConfirm: 'Confirmer',
  ownLeave: 'Supprimer le compte',
  ownLeaveHint:
    'Tes photos et tes collages seront supprimés aussitôt et définitivement. De tes commandes, nous ne gardons que les données de facturation, aussi longtemps que la loi l’exige.',
  ownLeaveNow: 'Supprimer définitivement',
  ownLeft: 'Ton compte a été supprimé, avec toutes les photos et tous les collages.',
  ownExport: 'Mes données',
  ownExportHint:
    'Toutes les données que nous avons sur toi, dans un fichier ZIP : compte, commandes, collages avec leurs versions et tes photos d’origine.',
  ownExportNow: 'Télécharger',
};
