import type { secondFactor as source } from '../en/second-factor.ts';
import type { Like } from '../shared/core.ts';

export const secondFactor: Like<typeof source> = {
  factorTitle: 'Validation en deux étapes',
  factorHint:
    'La connexion demande alors, après ton mot de passe, un code d’une application d’authentification sur ton téléphone. Connaître ton mot de passe ne suffit plus pour entrer.',
  factorIsOn: 'Elle est activée depuis le {date}.',
  factorCodesLeft: 'Codes de secours restants : {count} sur 10.',
  factorFewCodes: 'Crée-en de nouveaux avant d’utiliser le dernier : sans ton téléphone, eux seuls te laissent entrer.',
  factorSetUp: 'Configurer',
  factorScan: 'Scanne cette image avec une application d’authentification ou saisis-y la clé.',
  factorQrAlt: 'Code QR contenant la clé ci-dessous',
  factorKey: 'Clé',
  factorOpenApp: 'Ouvrir dans une application de cet appareil',
  factorAppCode: 'Code affiché par l’application (6 chiffres)',
  factorSwitchOn: 'Activer',
  factorOnDone: 'La validation en deux étapes est activée. Les autres appareils sont déconnectés.',
  factorCodes: 'Tes codes de secours',
  factorCodesHint:
    'Chacun ouvre ton compte une fois quand ton téléphone n’est pas là. Garde-les en lieu sûr : ils ne s’affichent que maintenant.',
  factorCopy: 'Copier',
  factorCopied: 'Les codes sont copiés.',
  factorNotCopied: 'Impossible de les copier. Sélectionne-les ou télécharge-les.',
  factorPrint: 'Imprimer',
  factorFileName: 'codes-de-secours',
  factorNewCodes: 'Créer de nouveaux codes de secours',
  factorNewCodesDone: 'Ces codes sont valables maintenant, les anciens ne le sont plus.',
  factorSwitchOff: 'Désactiver',
  factorOffDone: 'La validation en deux étapes est désactivée. Ton mot de passe seul ouvre le compte.',
};
