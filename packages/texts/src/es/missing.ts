import type { missing as source } from '../en/missing.ts';
import type { Like } from '../shared/core.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'espacio {number} de {total}, {name}, falta el archivo',
  missingOnSlot: 'Falta el archivo',
  missingTile: 'Su archivo no se guardó en este dispositivo. Elígelo otra vez: la foto vuelve a su sitio.',
  missingNotice: {
    one: 'Falta el archivo de una foto. Elígelo otra vez y la foto volverá a su sitio.',
    other: 'Faltan los archivos de {count} fotos. Elígelos otra vez y las fotos volverán a su sitio.',
  },
  missingChooseFiles: 'Elegir archivos',
  missingChooseThis: 'Elegir esta foto otra vez',
  missingToSave: 'Faltan los archivos de algunas fotos. Elígelos otra vez o quita esas fotos para poder guardar.',
  saidReturned: { one: 'Una foto ha vuelto a su sitio.', other: '{count} fotos han vuelto a su sitio.' },
};
