import type { drafts as source } from '../en/drafts.ts';
import type { Like } from '../shared/core.ts';

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
    'Le modifiche fatte in {name} dall’ultimo salvataggio verranno rimosse da questo dispositivo, insieme alle foto non salvate. L’operazione non si può annullare.',
  draftKeep: 'Conservalo',
  draftInUseTitle: 'Questo collage è aperto in un’altra finestra',
  draftInUseText: 'Continua qui da dove eri, oppure comincia da una copia e lascia l’altra finestra com’è.',
  draftTakeOver: 'Continua qui',
  draftCopy: 'Continua con una copia',
  draftUnreadableTitle: 'Questo collage non si può aprire',
  draftUnreadableText:
    'Forse è stato salvato o eliminato in un’altra finestra, oppure viene da un’altra versione di questa pagina. Ricarica la pagina e riprova.',
  draftNewerTitle: 'Lavoro più recente su questo dispositivo',
  draftNewerText: 'Su questo dispositivo ci sono modifiche a questo collage non salvate ({when}).',
  draftNewerInUse: 'Ora sono aperte in un’altra finestra.',
  draftNewerGoOn: 'Continua con le modifiche',
  draftNewerSaved: 'Apri il collage salvato',
  draftEditorTitle: 'Riprendi da dove avevi interrotto',
  draftNewDesign: 'Scegli un nuovo modello',
  keepingFull:
    'Non c’è più spazio su questo dispositivo: il tuo lavoro non viene conservato qui. Salvalo nel tuo account per non perderlo.',
  keepingRefused: 'Questo browser non conserva il tuo lavoro su questo dispositivo. Salvalo nel tuo account prima di chiudere la finestra.',
  keepingSplit: 'Questo collage ora continua in un’altra finestra. Quello che fai qui viene conservato come copia a sé.',
};
