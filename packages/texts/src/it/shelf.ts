import type { Like } from '../core.ts';
import type { shelf as source } from '../en/shelf.ts';

export const shelf: Like<typeof source> = {
  more: 'Altro',
  name: 'Nome',
  rename: 'Rinomina',
  copy: 'Duplica',
  remove: 'Elimina',
  undo: 'Annulla',
  bringBack: 'Recupera',
  copyName: 'Copia di {name}',
  removed: 'Il collage è stato eliminato.',
  broughtBack: 'Il collage è stato recuperato.',
  copied: 'La copia è in cima all’elenco.',
  renamed: 'Il nome è stato cambiato.',
  gone: 'Questo collage non esiste o non c’è più.',
  nameWrong: 'Il nome può avere al massimo 60 caratteri, su una sola riga.',
  bin: 'Collage eliminati',
  binHint: 'Restano qui per trenta giorni.',
  versions: 'Versioni',
  versionsOf: 'Versioni di {name}',
  versionsHint: 'Ogni salvataggio crea una versione. Una versione precedente si apre come nuovo collage; questo resta com’è.',
  newest: 'Versione più recente',
  version: 'Versione {n}',
  openAsNew: 'Apri come nuovo collage',
  orderAgain: 'Ordina di nuovo',
};
