import type { accountMails as source } from '../en/account-mails.ts';
import type { Like } from '../shared/core.ts';

export const accountMails: Like<typeof source> = {
  resetSubject: 'Una nuova password per {shop}',
  reset:
    'Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account {name}. Il link si può usare una sola volta e scade tra mezz’ora.',
  resetWay: 'Scegli una nuova password',
  resetIgnore: 'Se non eri tu, non devi fare nulla: la tua password resta com’è.',
  changedSubject: 'La tua password su {shop} è stata cambiata',
  changed:
    'La password dell’account {name} è stata appena cambiata e gli altri dispositivi sono stati disconnessi. Se non eri tu, chiedi subito una nuova password:',
  deviceSubject: 'Accesso a {shop} da un nuovo dispositivo',
  device:
    'È stato appena effettuato un accesso all’account {name} da un dispositivo nuovo: {agent}. Se non eri tu, scegli subito una nuova password:',
  emailSubject: 'Cambio di indirizzo e-mail su {shop}',
  emailWish:
    'Qualcuno, probabilmente tu, vuole cambiare l’indirizzo e-mail dell’account {name}. La modifica sarà effettiva dopo la conferma dal vecchio e dal nuovo indirizzo. Il link si può usare una sola volta e scade tra mezz’ora.',
  emailWay: 'Conferma',
  emailIgnore: 'Se non eri tu, non devi fare nulla: senza questa conferma tutto resta com’è.',
  confirmSubject: 'Conferma il tuo indirizzo e-mail da {shop}',
  confirmEmail:
    'Questo indirizzo è stato indicato per l’account {name}. Conferma che è tuo. Poi potrai usarlo per accedere, e le e-mail sui tuoi ordini arriveranno qui. Il link scade tra una settimana.',
  confirmIgnore: 'Se non eri tu, non devi fare nulla: senza questa conferma qui non arriveranno e-mail sugli ordini.',
  emailChanged:
    'L’indirizzo e-mail dell’account {name} è stato appena cambiato. Le e-mail relative all’account non arriveranno più a questo indirizzo.',
  factorOnSubject: 'Verifica in due passaggi da {shop} attivata',
  factorOn:
    'L’account {name} chiede d’ora in poi un codice di un’app di autenticazione ed è uscito da tutti gli altri dispositivi. Se non eri tu, scegli subito una nuova password e scrivi al negozio:',
  factorOffSubject: 'Verifica in due passaggi da {shop} disattivata',
  factorOff:
    'L’account {name} non chiede più un codice: la password da sola lo apre. Se non eri tu, né il negozio su tua richiesta, scegli subito una nuova password:',
  leftSubject: 'Il tuo account su {shop} è stato eliminato',
  left: 'L’account {name} è stato appena eliminato, con tutte le sue foto e i suoi collage. Dei tuoi ordini conserviamo solo i dati di fatturazione, per il tempo richiesto dalla legge. Questa è l’ultima e-mail su questo account; non conserveremo nemmeno questo indirizzo.',
  leftIgnore: 'Se non eri tu, rispondi subito a questa e-mail.',
};
