import type { accountAnswers as source } from '../en/account-answers.ts';
import type { Like } from '../shared/core.ts';

export const accountAnswers: Like<typeof source> = {
  usernameTaken: 'Questo nome utente è già in uso.',
  email: 'Inserisci un indirizzo e-mail valido di al massimo 120 caratteri.',
  passwordGuessable: 'Questa password è troppo facile da indovinare. Scegline un’altra.',
  passwordsDiffer: 'Le due password non coincidono.',
  resetGone: 'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  wrongPassword: 'La password attuale non è corretta.',
  sameEmail: 'È già il tuo indirizzo e-mail.',
  codeNeeded: 'Questo account chiede un codice della tua app o un codice di recupero.',
  setupGone: 'È passato troppo tempo. Ricarica la pagina e ricomincia.',
  secondFactorOn: 'La verifica in due passaggi è già attiva. Ricarica la pagina.',
  secondFactorOff: 'La verifica in due passaggi è già disattivata. Ricarica la pagina.',
  unsealed: 'Non è stato possibile leggere il modulo. Riprova.',
};
