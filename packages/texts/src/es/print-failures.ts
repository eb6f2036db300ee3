import type { printFailures as source } from '../en/print-failures.ts';
import type { Like } from '../shared/core.ts';

export const printFailures: Like<typeof source> = {
  failedDocument: 'No se ha podido leer el documento del collage.',
  failedPhoto: 'Una foto del collage falta o está dañada.',
  failedTime: 'Crear el archivo de impresión ha tardado demasiado.',
  failedMemory: 'Crear el archivo de impresión ha necesitado demasiada memoria.',
  failedSpace: 'No quedaba espacio en el disco para el archivo de impresión.',
  failedKilled: 'La creación del archivo de impresión se ha interrumpido demasiadas veces.',
  failedOther: 'No se ha podido crear el archivo de impresión.',
};
