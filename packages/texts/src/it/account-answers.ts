import type { Like } from '../core.ts';
import type { accountAnswers as source } from '../en/account-answers.ts';

export const accountAnswers: Like<typeof source> = {
  wrongCredentials: 'Nome utente o password non corretti.',
  wrongByEmail: 'Nome utente o password non corretti. Un indirizzo e-mail vale qui solo dopo la conferma.',
  username: 'Il nome utente è obbligatorio e deve avere tra 2 e 20 caratteri.',
  usernameTaken: 'Questo nome utente è già in uso.',
  email: 'Inserisci un indirizzo e-mail valido di al massimo 120 caratteri.',
  password: 'La password è obbligatoria e deve avere tra {min} e {max} caratteri.',
  passwordGuessable: 'Questa password è troppo facile da indovinare. Scegline un’altra.',
  passwordsDiffer: 'Le due password non coincidono.',
  terms: 'Non puoi creare un account senza accettare le condizioni generali.',
  resetGone: 'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  wrongPassword: 'La password attuale non è corretta.',
  sameEmail: 'È già il tuo indirizzo e-mail.',
  codeNeeded: 'Questo account chiede un codice della tua app o un codice di recupero.',
  wrongCode: 'Il codice è sbagliato o è già stato usato. Aspetta il prossimo nella tua app o usa un altro codice di recupero.',
  signInExpired: 'È passato troppo tempo. Accedi di nuovo con la tua password.',
  setupGone: 'È passato troppo tempo. Ricarica la pagina e ricomincia.',
  secondFactorOn: 'La verifica in due passaggi è già attiva. Ricarica la pagina.',
  secondFactorOff: 'La verifica in due passaggi è già disattivata. Ricarica la pagina.',
  unsealed: 'Non è stato possibile leggere il modulo. Riprova.',
};
