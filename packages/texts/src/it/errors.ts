import type { errors as source } from '../en/errors.ts';
import type { Like } from '../shared/core.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Si è verificato un errore',
  ERROR_OCCURRED: 'Si è verificato un errore imprevisto. Ricarica la pagina.',
  faultUnreadable:
    'La risposta non arriva dal nostro server. Forse la tua rete (per esempio il wifi di un hotel) chiede di accedere: fallo e riprova.',
  faultStatus: 'Il server ha risposto con l’errore {status}.',
  errorLoad: 'Non è stato possibile caricare il collage. Probabilmente la sessione è scaduta perché non ci lavoravi da un po’.',
  errorOverview: 'Vai a «I miei collage» e accedi >',
  errorDetail: 'Dettaglio tecnico',
  errorToDesigns: 'Scegli un modello',
  required: 'Questo campo è obbligatorio',
  minlength: 'Questo campo deve avere almeno {n} caratteri',
  maxlength: 'Questo campo può avere al massimo {n} caratteri',
  noAnswer: 'Il server non risponde. Riprova tra un momento.',
};
