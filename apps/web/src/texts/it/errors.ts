import type { Like } from '../core.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Si è verificato un errore',
  ERROR_OCCURRED: 'Si è verificato un problema imprevisto.',
  faultUnreadable: 'La risposta non arriva dal nostro server. Forse la tua rete chiede prima di accedere; poi riprova.',
  faultStatus: 'Il server ha risposto con l’errore {status}.',
  errorLoad: 'Non è stato possibile caricare il collage. Probabilmente non ci lavoravi da un po’ e sei stato disconnesso.',
  errorOverview: 'Vai al riepilogo dei tuoi collage e accedi >',
  errorDetail: 'Dettaglio tecnico',
  errorToDesigns: 'Scegli un design',
  required: 'Questo campo è obbligatorio',
  minlength: 'Questo campo deve avere almeno {n} caratteri',
  maxlength: 'Questo campo può avere al massimo {n} caratteri',
};
