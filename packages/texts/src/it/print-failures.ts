import type { Like } from '../core.ts';
import type { printFailures as source } from '../en/print-failures.ts';

export const printFailures: Like<typeof source> = {
  document: 'Il documento del collage non può essere letto.',
  photo: 'Una foto del collage manca o è danneggiata.',
  time: 'La creazione del file di stampa ha richiesto troppo tempo.',
  memory: 'La creazione del file di stampa ha richiesto troppa memoria.',
  space: 'Non c’era più spazio su disco per il file di stampa.',
  killed: 'La creazione del file di stampa è stata interrotta troppe volte.',
  other: 'Non è stato possibile creare il file di stampa.',
};
