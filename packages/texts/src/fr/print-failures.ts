import type { printFailures as source } from '../en/print-failures.ts';
import type { Like } from '../shared/core.ts';

export const printFailures: Like<typeof source> = {
  failedDocument: 'Le document du collage n’a pas pu être lu.',
  failedPhoto: 'Une photo du collage manque ou est endommagée.',
  failedTime: 'La création du fichier d’impression a duré trop longtemps.',
  failedMemory: 'La création du fichier d’impression a demandé trop de mémoire.',
  failedSpace: 'Il n’y avait plus d’espace disque pour le fichier d’impression.',
  failedKilled: 'La création du fichier d’impression a été interrompue trop souvent.',
  failedOther: 'Le fichier d’impression n’a pas pu être créé.',
};
