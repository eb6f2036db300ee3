import type { LanguageProfile } from '../shared/language-profile.ts';

export const profile: LanguageProfile = {
  name: 'English',
  tag: 'en-GB',
  menuPosition: 2,
  exits: {
    done: '/done_with_app',
    overview: '/overview',
    terms: '/terms-of-use/',
  },
  routes: {
    keuze: 'selection',
    'ontwerp/basic': 'collage/basic',
    'ontwerp/design': 'collage/design',
    edit: 'edit',
    fout: 'error',
  },
};
