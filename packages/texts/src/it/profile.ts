import type { LanguageProfile } from '../shared/language-profile.ts';

export const profile: LanguageProfile = {
  name: 'Italiano',
  tag: 'it-IT',
  menuPosition: 5,
  exits: {
    done: '/finito_con_app',
    overview: '/panoramica',
    terms: '/condizioni-generali/',
  },
  routes: {
    keuze: 'scelta',
    'ontwerp/basic': 'collage/base',
    'ontwerp/design': 'collage/design',
    edit: 'modifica',
    fout: 'errore',
  },
};
