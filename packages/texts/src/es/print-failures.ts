import type { Like } from '../core.ts';
import type { printFailures as source } from '../en/print-failures.ts';

export const printFailures: Like<typeof source> = {
  document: 'No se ha podido leer el documento del collage.',
  photo: 'Una foto del collage falta o está dañada.',
  time: 'Crear el archivo de impresión ha tardado demasiado.',
  memory: 'Crear el archivo de impresión ha necesitado demasiada memoria.',
  space: 'No quedaba espacio en el disco para el archivo de impresión.',
  killed: 'La creación del archivo de impresión se ha interrumpido demasiadas veces.',
  other: 'No se ha podido crear el archivo de impresión.',
};
