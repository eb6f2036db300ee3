import type { Like } from '../core.ts';
import type { printFailures as source } from '../en/print-failures.ts';

export const printFailures: Like<typeof source> = {
  document: 'Das Collagendokument konnte nicht gelesen werden.',
  photo: 'Ein Foto der Collage fehlt oder ist beschädigt.',
  time: 'Das Erstellen der Druckdatei hat zu lange gedauert.',
  memory: 'Das Erstellen der Druckdatei brauchte zu viel Arbeitsspeicher.',
  space: 'Für die Druckdatei war kein Speicherplatz mehr frei.',
  killed: 'Das Erstellen der Druckdatei wurde zu oft abgebrochen.',
  other: 'Die Druckdatei konnte nicht erstellt werden.',
};
