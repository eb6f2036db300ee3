import type { Like } from '../core.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Si è verificato un errore',
  ERROR_OCCURRED: 'Si è verificato un problema imprevisto.',
  errorLoad: 'Non è stato possibile caricare il collage. Probabilmente non ci lavoravi da un po’ e sei stato disconnesso.',
  errorOverview: 'Vai al riepilogo dei tuoi collage e accedi >',
  errorDetail: 'Dettaglio tecnico',
  errorToDesigns: 'Scegli un design',
};
