import type { Like } from '../core.ts';
import type { shelf as source } from '../en/shelf.ts';

export const shelf: Like<typeof source> = {
  more: 'Más',
  name: 'Nombre',
  rename: 'Cambiar el nombre',
  copy: 'Duplicar',
  remove: 'Eliminar',
  undo: 'Deshacer',
  bringBack: 'Recuperar',
  copyName: 'Copia de {name}',
  removed: 'El collage se ha eliminado.',
  broughtBack: 'El collage se ha recuperado.',
  copied: 'La copia está arriba del todo.',
  renamed: 'El nombre se ha cambiado.',
  gone: 'Este collage ya no existe.',
  nameWrong: 'El nombre puede tener 60 caracteres como máximo, en una sola línea.',
  bin: 'Collages eliminados',
  binHint: 'Se quedan aquí treinta días.',
  versions: 'Versiones',
  versionsOf: 'Versiones de {name}',
  versionsHint: 'Cada vez que guardas se crea una versión. Las anteriores se abren como un collage nuevo; este se queda como está.',
  newest: 'La versión más reciente',
  version: 'Versión {n}',
  openAsNew: 'Abrir como collage nuevo',
  orderAgain: 'Pedir de nuevo',
};
