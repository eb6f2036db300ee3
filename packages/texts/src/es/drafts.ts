import type { drafts as source } from '../en/drafts.ts';
import type { Like } from '../shared/core.ts';

export const drafts: Like<typeof source> = {
  draftsTitle: 'Tus collages empezados',
  draftsHint: 'Guardados solo en este navegador: los {most} más recientes, cada uno durante {days} días.',
  draftPicture: 'Imagen de {name} tal como lo dejaste',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Cambios en un collage guardado',
  draftInUse: 'Abierto en otra ventana',
  draftGoOn: 'Continuar',
  draftGoOnWith: 'Continuar con {name}, {size} cm',
  draftThrowAway: 'Descartar',
  draftThrowAwayOf: 'Descartar {name}, {size} cm',
  draftThrowTitle: '¿Descartar este collage?',
  draftThrowText:
    'Lo que has cambiado en {name} desde que lo guardaste se eliminará de este dispositivo, junto con las fotos sin guardar. No se puede deshacer.',
  draftKeep: 'Conservarlo',
  draftInUseTitle: 'Este collage está abierto en otra ventana',
  draftInUseText: 'Continúa aquí con todo lo que hay, o empieza con una copia y deja la otra ventana como está.',
  draftTakeOver: 'Continuar aquí',
  draftCopy: 'Continuar con una copia',
  draftUnreadableTitle: 'Este collage no se puede abrir',
  draftUnreadableText:
    'Quizá se guardó o se descartó en otra ventana, o viene de otra versión de esta página. Recarga la página e inténtalo de nuevo.',
  draftNewerTitle: 'Trabajo más reciente en este dispositivo',
  draftNewerText: 'En este dispositivo hay cambios en este collage que no se han guardado ({when}).',
  draftNewerInUse: 'Ahora mismo están abiertos en otra ventana.',
  draftNewerGoOn: 'Continuar con los cambios',
  draftNewerSaved: 'Abrir el collage guardado',
  draftEditorTitle: 'Sigue donde lo dejaste',
  draftNewDesign: 'Elegir un diseño nuevo',
  keepingFull: 'No queda espacio en este dispositivo, así que tu trabajo ya no se guarda aquí. Guárdalo en tu cuenta para no perderlo.',
  keepingRefused: 'Este navegador no conserva tu trabajo en este dispositivo. Guárdalo en tu cuenta antes de cerrar esta ventana.',
  keepingSplit: 'Ahora se sigue trabajando en este collage en otra ventana. Lo que hagas aquí se guarda en una copia aparte.',
};
