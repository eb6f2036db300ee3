import type { Like } from '../core.ts';
import type { printFailures as source } from '../en/print-failures.ts';

export const printFailures: Like<typeof source> = {
  document: 'Le document du collage n’a pas pu être lu.',
  photo: 'Une photo du collage manque ou est endommagée.',
  time: 'La création du fichier d’impression a duré trop longtemps.',
  memory: 'La création du fichier d’impression a demandé trop de mémoire.',
  space: 'Il n’y avait plus d’espace disque pour le fichier d’impression.',
  killed: 'La création du fichier d’impression a été interrompue trop souvent.',
  other: 'Le fichier d’impression n’a pas pu être créé.',
};
