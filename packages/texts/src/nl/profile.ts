import type { LanguageProfile } from '../shared/language-profile.ts';

export const profile: LanguageProfile = {
  name: 'Nederlands',
  tag: 'nl-NL',
  menuPosition: 1,
  exits: {
    done: '/klaarmetapp',
    overview: '/overzicht',
    terms: '/algemene-voorwaarden/',
  },
  routes: {
    keuze: 'keuze',
    'ontwerp/basic': 'ontwerp/basic',
    'ontwerp/design': 'ontwerp/design',
    edit: 'edit',
    fout: 'fout',
  },
};
