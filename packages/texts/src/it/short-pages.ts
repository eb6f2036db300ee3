import type { shortPages as source } from '../en/short-pages.ts';
import type { Like } from '../shared/core.ts';

export const shortPages: Like<typeof source> = {
  designerClosedTitle: 'A presto',
  designerClosedText: 'Trovi i tuoi collage salvati in «I miei collage». Puoi continuare quando vuoi.',
  notFoundTitle: 'Questa pagina non esiste',
  faultTitle: 'Qualcosa è andato storto',
};
