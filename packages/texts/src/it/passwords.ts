import type { passwords as source } from '../en/passwords.ts';
import type { Like } from '../shared/core.ts';

export const passwords: Like<typeof source> = {
  forgottenHint: 'Inserisci il tuo nome utente o il tuo indirizzo e-mail. Ti invieremo un link per scegliere una nuova password.',
  forgottenSend: 'Invia il link',
  forgottenSent: 'Se questo account esiste, un’e-mail è in arrivo. Il link scade tra mezz’ora.',
  passwordChoose: 'Nuova password',
  passwordChooseHint: 'Da {min} a {max} caratteri. Poi verrai disconnesso da tutti i dispositivi.',
  passwordSave: 'Salva la password',
  passwordSaved: 'La nuova password è attiva. Ora accedi con questa.',
};
