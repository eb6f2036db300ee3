import type { Like } from '../core.ts';
import type { missing as source } from '../en/missing.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'espacio {number} de {total}, {name}, espera su archivo',
  missingOnSlot: 'Espera su archivo',
  missingTile: 'Su archivo no se guardó en este dispositivo. Elígelo otra vez: la foto vuelve a su sitio.',
  missingNotice: {
    one: 'Una foto espera su archivo. Elígelo otra vez y la foto volverá a su sitio.',
    other: '{count} fotos esperan sus archivos. Elígelos otra vez y las fotos volverán a su sitio.',
  },
  missingChooseFiles: 'Elegir archivos',
  missingChooseThis: 'Elegir esta foto otra vez',
  missingToSave: 'Algunas fotos esperan su archivo. Elige los archivos otra vez o quita las fotos; después podrás guardar.',
  saidReturned: { one: 'Una foto ha vuelto a su sitio.', other: '{count} fotos han vuelto a su sitio.' },
};
