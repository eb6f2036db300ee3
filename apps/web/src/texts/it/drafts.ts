import type { Like } from '../core.ts';
import type { drafts as source } from '../en/drafts.ts';

export const drafts: Like<typeof source> = {
  draftsTitle: 'I tuoi collage iniziati',
  draftsHint: 'Conservati solo in questo browser: i {most} più recenti, ciascuno per {days} giorni.',
  draftPicture: 'Immagine di {name} come l’hai lasciato',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Modifiche a un collage salvato',
  draftInUse: 'Aperto in un’altra finestra',
  draftGoOn: 'Continua',
  draftGoOnWith: 'Continua con {name}, {size} cm',
  draftThrowAway: 'Elimina',
  draftThrowAwayOf: 'Elimina {name}, {size} cm',
  draftThrowTitle: 'Eliminare questo collage?',
  draftThrowText:
    'Quello che hai fatto in {name} dall’ultimo salvataggio viene rimosso da questo dispositivo, insieme alle sue foto non ancora salvate. L’operazione non si può annullare.',
  draftKeep: 'Conservalo',
  draftInUseTitle: 'Questo collage è aperto in un’altra finestra',
  draftInUseText: 'Continua qui con tutto quello che c’è lì, oppure comincia con una copia e lascia l’altra finestra com’è.',
  draftTakeOver: 'Continua qui',
  draftCopy: 'Usa una copia',
  draftUnreadableTitle: 'Questo collage non si può aprire',
  draftUnreadableText:
    'Forse è stato salvato o eliminato in un’altra finestra, oppure viene da un’altra versione di questa pagina. Ricarica la pagina e riprova.',
  draftNewerTitle: 'Lavoro più recente su questo dispositivo',
  draftNewerText: 'Su questo dispositivo ci sono modifiche a questo collage del {when} che non sono state salvate.',
  draftNewerInUse: 'Ora sono aperte in un’altra finestra.',
  draftNewerGoOn: 'Continua con le modifiche',
  draftNewerSaved: 'Apri il collage salvato',
  draftEditorTitle: 'Riprendi da dove eri rimasto',
  draftNewDesign: 'Scegli un nuovo design',
  keepingFull:
    'Non c’è più spazio su questo dispositivo: il tuo lavoro non viene conservato qui. Salvalo nel tuo account per non perderlo.',
  keepingRefused: 'Questo browser non conserva il tuo lavoro su questo dispositivo. Salvalo nel tuo account prima di chiudere la finestra.',
  keepingSplit: 'Questo collage ora continua in un’altra finestra. Quello che fai qui viene conservato come copia a sé.',
};
