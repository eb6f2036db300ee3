import type { LanguageProfile } from '../shared/language-profile.ts';

export const profile: LanguageProfile = {
  name: 'Español',
  tag: 'es-ES',
  menuPosition: 6,
  exits: {
    done: '/finalizado_app',
    overview: '/resumen',
    terms: '/condiciones-generales/',
  },
  routes: {
    keuze: 'eleccion',
    'ontwerp/basic': 'collage/basico',
    'ontwerp/design': 'collage/diseno',
    edit: 'editar',
    fout: 'error',
  },
};
