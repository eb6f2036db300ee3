import type { printFailures as source } from '../en/print-failures.ts';
import type { Like } from '../shared/core.ts';

export const printFailures: Like<typeof source> = {
  failedDocument: 'Il documento del collage non può essere letto.',
  failedPhoto: 'Una foto del collage manca o è danneggiata.',
  failedTime: 'La creazione del file di stampa ha richiesto troppo tempo.',
  failedMemory: 'La creazione del file di stampa ha richiesto troppa memoria.',
  failedSpace: 'Non c’era più spazio su disco per il file di stampa.',
  failedKilled: 'La creazione del file di stampa è stata interrotta troppe volte.',
  failedOther: 'Non è stato possibile creare il file di stampa.',
};
