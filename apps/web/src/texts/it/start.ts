import type { Like } from '../core.ts';
import type { start as source } from '../en/start.ts';

export const start: Like<typeof source> = {
  startTitle: 'Inizia dalle tue foto',
  startText: 'Sceglile per prime, e ogni design si mostra riempito con loro.',
  startChoose: 'Scegli le foto',
  startDrop: 'oppure trascinale o incollale in un punto qualsiasi di questa pagina',
  startWithOpen: { one: 'Mostra i design con la tua foto', other: 'Mostra i design con le tue {count} foto' },
  startOwn: { one: 'La tua foto', other: 'Le tue {count} foto' },
  startPlain: 'Scegli senza foto',
  startByDay: 'Ordina per giorno dello scatto',
  startByShape: 'Ordina secondo il formato',
  startFilling: 'I design si riempiono con le tue foto.',
  startReady: { one: '{count} design con le tue foto', other: '{count} design con le tue foto' },
  startAll: { one: 'la tua foto', other: 'tutte e {count}' },
  startSome: '{places} su {count}',
  startEmpty: '{count} spazi su {places} riempiti',
  panorama: 'Panoramica',
  startAlike: { one: '{count} foto simile: tenerne una?', other: '{count} foto si somigliano: tenerne una?' },
  startLook: 'Mostra',
  startWhich: 'Quale tenere',
  startKept: 'Tieni',
  startKeepOne: 'Tieni questa',
  startKeepAll: 'Tieni tutte',
  startBlurred: { one: '{count} foto sembra sfocata: lasciarla fuori?', other: '{count} foto sembrano sfocate: lasciarle fuori?' },
  startLeaveOut: 'Lascia fuori',
  startLeftOut: { one: '{count} foto è stata lasciata fuori.', other: '{count} foto sono state lasciate fuori.' },
};
