import type { Like } from '../core.ts';
import type { start as source } from '../en/start.ts';

export const start: Like<typeof source> = {
  startTitle: 'Empieza con tus fotos',
  startText: 'Elígelas primero y cada diseño se mostrará relleno con ellas.',
  startChoose: 'Elegir fotos',
  startDrop: 'o suéltalas o pégalas en cualquier lugar de esta página',
  startWithOpen: { one: 'Ver los diseños con tu foto', other: 'Ver los diseños con tus {count} fotos' },
  startOwn: { one: 'Tu foto', other: 'Tus {count} fotos' },
  startPlain: 'Elegir sin fotos',
  startByDay: 'Ordenar por día de la toma',
  startByShape: 'Ordenar según el formato',
  startFilling: 'Los diseños se están rellenando con tus fotos.',
  startReady: { one: '{count} diseño con tus fotos', other: '{count} diseños con tus fotos' },
  startAll: { one: 'tu foto', other: 'las {count}' },
  startSome: '{places} de {count}',
  startEmpty: '{count} de {places} espacios ocupados',
  panorama: 'Panorámico',
  startAlike: { one: '{count} foto se parece: ¿conservar una?', other: '{count} fotos se parecen: ¿conservar una?' },
  startLook: 'Ver',
  startWhich: 'Cuál conservar',
  startKept: 'Conservar',
  startKeepOne: 'Conservar esta',
  startKeepAll: 'Conservar todas',
  startBlurred: { one: '{count} foto parece borrosa: ¿dejarla fuera?', other: '{count} fotos parecen borrosas: ¿dejarlas fuera?' },
  startLeaveOut: 'Dejar fuera',
  startLeftOut: { one: 'Se ha dejado fuera {count} foto.', other: 'Se han dejado fuera {count} fotos.' },
};
