import type { shortPages as source } from '../en/short-pages.ts';
import type { Like } from '../shared/core.ts';

export const shortPages: Like<typeof source> = {
  designerClosedTitle: 'Hasta pronto',
  designerClosedText: 'Encontrarás tus collages guardados en «Mis collages». Puedes seguir con ellos cuando quieras.',
  notFoundTitle: 'Esta página no existe',
  faultTitle: 'Algo ha salido mal',
};
