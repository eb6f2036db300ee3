import type { LanguageProfile } from '../shared/language-profile.ts';

export const profile: LanguageProfile = {
  name: 'Deutsch',
  tag: 'de-DE',
  menuPosition: 3,
  exits: {
    done: '/mit_app_erstellt',
    overview: '/ueberblick',
    terms: '/nutzungsbedingungen/',
  },
  routes: {
    keuze: 'wahlen',
    'ontwerp/basic': 'collage/basic',
    'ontwerp/design': 'collage/design',
    edit: 'edit',
    fout: 'fehler',
  },
};
