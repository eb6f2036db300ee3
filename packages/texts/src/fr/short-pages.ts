import type { shortPages as source } from '../en/short-pages.ts';
import type { Like } from '../shared/core.ts';

export const shortPages: Like<typeof source> = {
  designerClosedTitle: 'À bientôt',
  designerClosedText: 'Tu retrouveras tes collages enregistrés dans « Mes collages ». Tu peux y revenir quand tu veux.',
  notFoundTitle: 'Cette page n’existe pas',
  faultTitle: 'Un problème est survenu',
};
