import type { LanguageProfile } from '../shared/language-profile.ts';

export const profile: LanguageProfile = {
  name: 'Français',
  tag: 'fr-FR',
  menuPosition: 4,
  exits: {
    done: '/fini-avec-lapplication',
    overview: '/apercu',
    terms: '/conditions-generales/',
  },
  routes: {
    keuze: 'choix',
    'ontwerp/basic': 'collage/base',
    'ontwerp/design': 'collage/design',
    edit: 'editer',
    fout: 'erreur',
  },
};
