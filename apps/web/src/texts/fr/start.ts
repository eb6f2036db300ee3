import type { Like } from '../core.ts';
import type { start as source } from '../en/start.ts';

export const start: Like<typeof source> = {
  startTitle: 'Commence par tes photos',
  startText: 'Choisis-les d’abord, et chaque design s’affiche rempli avec elles.',
  startChoose: 'Choisir des photos',
  startDrop: 'ou dépose-les ou colle-les n’importe où sur cette page',
  startWithOpen: { one: 'Afficher les designs avec ta photo', other: 'Afficher les designs avec tes {count} photos' },
  startOwn: { one: 'Ta photo', other: 'Tes {count} photos' },
  startPlain: 'Choisir sans photos',
  startByDay: 'Trier par jour de prise de vue',
  startByShape: 'Trier au mieux des formats',
  startFilling: 'Les designs se remplissent avec tes photos.',
  startReady: { one: '{count} design avec tes photos', other: '{count} designs avec tes photos' },
  startAll: { one: 'ta photo', other: 'toutes les {count}' },
  startSome: '{places} sur {count}',
  startEmpty: '{count} emplacements remplis sur {places}',
  panorama: 'Panorama',
  startAlike: { one: '{count} photo se ressemble : en garder une ?', other: '{count} photos se ressemblent : en garder une ?' },
  startLook: 'Voir',
  startWhich: 'Laquelle garder',
  startKept: 'Garder',
  startKeepOne: 'Garder celle-ci',
  startKeepAll: 'Tout garder',
  startBlurred: { one: '{count} photo semble floue : l’écarter ?', other: '{count} photos semblent floues : les écarter ?' },
  startLeaveOut: 'Écarter',
  startLeftOut: { one: '{count} photo a été écartée.', other: '{count} photos ont été écartées.' },
};
