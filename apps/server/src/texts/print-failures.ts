import type { Text } from './text.ts';

/** Why a print file could not be made; the word is stored with the job. */
export const PRINT_FAILURES = ['document', 'photo', 'time', 'memory', 'space', 'killed', 'other'] as const;
export type PrintFailure = (typeof PRINT_FAILURES)[number];

export const printFailureOf = (word: string): PrintFailure => PRINT_FAILURES.find((known) => known === word) ?? 'other';

export const PRINT_FAILURE_TEXTS: Readonly<Record<PrintFailure, Text>> = {
  document: {
    nl: 'Het collagedocument kon niet worden gelezen.',
    en: 'The collage document could not be read.',
    de: 'Das Collagendokument konnte nicht gelesen werden.',
    fr: 'Le document du collage n’a pas pu être lu.',
    it: 'Il documento del collage non può essere letto.',
    es: 'No se ha podido leer el documento del collage.',
  },
  photo: {
    nl: 'Een foto van de collage ontbreekt of is beschadigd.',
    en: 'A photo of the collage is missing or damaged.',
    de: 'Ein Foto der Collage fehlt oder ist beschädigt.',
    fr: 'Une photo du collage manque ou est endommagée.',
    it: 'Una foto del collage manca o è danneggiata.',
    es: 'Una foto del collage falta o está dañada.',
  },
  time: {
    nl: 'Het maken van het drukbestand duurde te lang.',
    en: 'Making the print file took too long.',
    de: 'Das Erstellen der Druckdatei hat zu lange gedauert.',
    fr: 'La création du fichier d’impression a duré trop longtemps.',
    it: 'La creazione del file di stampa ha richiesto troppo tempo.',
    es: 'Crear el archivo de impresión ha tardado demasiado.',
  },
  memory: {
    nl: 'Het maken van het drukbestand vroeg te veel geheugen.',
    en: 'Making the print file needed too much memory.',
    de: 'Das Erstellen der Druckdatei brauchte zu viel Arbeitsspeicher.',
    fr: 'La création du fichier d’impression a demandé trop de mémoire.',
    it: 'La creazione del file di stampa ha richiesto troppa memoria.',
    es: 'Crear el archivo de impresión ha necesitado demasiada memoria.',
  },
  space: {
    nl: 'Er was geen schijfruimte meer voor het drukbestand.',
    en: 'There was no disk space left for the print file.',
    de: 'Für die Druckdatei war kein Speicherplatz mehr frei.',
    fr: 'Il n’y avait plus d’espace disque pour le fichier d’impression.',
    it: 'Non c’era più spazio su disco per il file di stampa.',
    es: 'No quedaba espacio en el disco para el archivo de impresión.',
  },
  killed: {
    nl: 'Het maken van het drukbestand werd te vaak afgebroken.',
    en: 'Making the print file was interrupted too many times.',
    de: 'Das Erstellen der Druckdatei wurde zu oft abgebrochen.',
    fr: 'La création du fichier d’impression a été interrompue trop souvent.',
    it: 'La creazione del file di stampa è stata interrotta troppe volte.',
    es: 'La creación del archivo de impresión se ha interrumpido demasiadas veces.',
  },
  other: {
    nl: 'Het drukbestand kon niet worden gemaakt.',
    en: 'The print file could not be made.',
    de: 'Die Druckdatei konnte nicht erstellt werden.',
    fr: 'Le fichier d’impression n’a pas pu être créé.',
    it: 'Non è stato possibile creare il file di stampa.',
    es: 'No se ha podido crear el archivo de impresión.',
  },
};
