import type { secondFactor as source } from '../en/second-factor.ts';
import type { Like } from '../shared/core.ts';

export const secondFactor: Like<typeof source> = {
  factorTitle: 'Verifica in due passaggi',
  factorHint:
    'All’accesso, dopo la password, viene chiesto un codice di un’app di autenticazione sul tuo telefono. Chi scopre la tua password così non entra.',
  factorIsOn: 'È attiva dal {date}.',
  factorCodesLeft: 'Codici di recupero rimasti: {count} su 10.',
  factorFewCodes: 'Creane di nuovi prima di usare l’ultimo: senza telefono puoi entrare solo con quelli.',
  factorSetUp: 'Configura',
  factorScan: 'Inquadra questa immagine con un’app di autenticazione o scrivi la chiave nell’app.',
  factorQrAlt: 'Codice QR con la chiave qui sotto',
  factorKey: 'Chiave',
  factorOpenApp: 'Apri in un’app di questo dispositivo',
  factorAppCode: 'Codice mostrato dall’app (6 cifre)',
  factorSwitchOn: 'Attiva',
  factorOnDone: 'La verifica in due passaggi è attiva. Gli altri dispositivi sono usciti.',
  factorCodes: 'I tuoi codici di recupero',
  factorCodesHint: 'Ognuno apre il tuo account una volta quando non hai il telefono. Conservali in un posto sicuro: si vedono solo adesso.',
  factorCopy: 'Copia',
  factorCopied: 'I codici sono copiati.',
  factorNotCopied: 'Non è stato possibile copiarli. Selezionali o scaricali.',
  factorPrint: 'Stampa',
  factorFileName: 'codici-di-recupero',
  factorNewCodes: 'Crea nuovi codici di recupero',
  factorNewCodesDone: 'Ora valgono questi codici, quelli di prima non più.',
  factorSwitchOff: 'Disattiva',
  factorOffDone: 'La verifica in due passaggi è disattivata. La tua password da sola apre l’account.',
};
