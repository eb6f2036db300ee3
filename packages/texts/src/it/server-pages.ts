import type { serverPages as source } from '../en/server-pages.ts';
import type { Like } from '../shared/core.ts';

export const serverPages: Like<typeof source> = {
  termsText:
    'Le tue foto restano tue. La tipografia le usa solo per conservare e stampare i tuoi collage e non le dà a nessun altro. Usa solo foto che hai il diritto di usare. Un ordine viene stampato come l’hai confermato alla cassa. La tipografia completa questa pagina con le proprie condizioni.',
  pageDescription: 'Crea un collage con le tue foto e ordinalo stampato per la tua parete.',
  noScript: 'Questa pagina ha bisogno di JavaScript. Attiva JavaScript nel browser e ricarica la pagina.',
  webMissing: 'L’editor di collage non è ancora installato.',
};
