import type { ownAccount as source } from '../en/own-account.ts';
import type { Like } from '../shared/core.ts';

export const ownAccount: Like<typeof source> = {
  ownEmailNow: 'Il tuo indirizzo è {email}. Per cambiarlo dovrai confermare il nuovo da entrambi gli indirizzi.',
  ownEmailUnconfirmed: 'Il tuo indirizzo è {email}. Non è ancora confermato.',
  ownConfirmNeeded: 'Segui il link nella nostra e-mail. Poi potrai accedere con questo indirizzo e riceverai le e-mail sui tuoi ordini.',
  ownSendLink: 'Manda un nuovo link',
  ownLinkSent: 'Il link è in arrivo. Funziona per una settimana.',
  ownEmailAskedNew: 'Abbiamo mandato un link al nuovo indirizzo. Funziona per mezz’ora.',
  ownNewEmail: 'Nuovo indirizzo e-mail',
  ownChangeEmail: 'Cambia l’indirizzo',
  ownEmailAsked: 'Abbiamo inviato un link a entrambi gli indirizzi. I link scadono tra mezz’ora.',
  ownCurrent: 'Password attuale',
  ownPasswordHint: 'Da {min} a {max} caratteri. Poi gli altri dispositivi verranno disconnessi.',
  ownPasswordSaved: 'La nuova password è attiva. Gli altri dispositivi sono stati disconnessi.',
  ownDevices: 'Dispositivi',
  ownDevicesHint: 'Qui hai effettuato l’accesso.',
  ownUnknownDevice: 'Dispositivo sconosciuto',
  ownThisDevice: 'questo dispositivo',
  ownSeen: 'Ultimo uso: {date}',
  ownEndOne: 'Disconnetti',
  ownEndAll: 'Disconnetti tutti i dispositivi',
  ownConfirmTitle: 'Conferma l’indirizzo e-mail',
  ownConfirmHint: 'Conferma che questo indirizzo e-mail appartiene a questo account.',
  ownConfirm: 'Conferma',
  ownLeave: 'Elimina l’account',
  ownLeaveHint:
    'Le tue foto e i tuoi collage verranno eliminati subito e per sempre. Dei tuoi ordini conserviamo solo i dati di fatturazione, per il tempo richiesto dalla legge.',
  ownLeaveNow: 'Elimina per sempre',
  ownLeft: 'Il tuo account è stato eliminato, con tutte le foto e i collage.',
  ownExport: 'I miei dati',
  ownExportHint:
    'Tutti i dati che abbiamo su di te, in un file ZIP: account, ordini, collage con le loro versioni e le tue foto originali.',
  ownExportNow: 'Scarica',
};
