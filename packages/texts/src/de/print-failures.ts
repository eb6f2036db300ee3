import type { printFailures as source } from '../en/print-failures.ts';
import type { Like } from '../shared/core.ts';

export const printFailures: Like<typeof source> = {
  failedDocument: 'Das Collagendokument konnte nicht gelesen werden.',
  failedPhoto: 'Ein Foto der Collage fehlt oder ist beschädigt.',
  failedTime: 'Das Erstellen der Druckdatei hat zu lange gedauert.',
  failedMemory: 'Das Erstellen der Druckdatei brauchte zu viel Arbeitsspeicher.',
  failedSpace: 'Für die Druckdatei war kein Speicherplatz mehr frei.',
  failedKilled: 'Das Erstellen der Druckdatei wurde zu oft abgebrochen.',
  failedOther: 'Die Druckdatei konnte nicht erstellt werden.',
};
