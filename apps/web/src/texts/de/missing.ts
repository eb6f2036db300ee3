import type { Like } from '../core.ts';
import type { missing as source } from '../en/missing.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'Platz {number} von {total}, {name}, wartet auf die Datei',
  missingOnSlot: 'Wartet auf die Datei',
  missingTile: 'Die Datei wurde auf diesem Gerät nicht gesichert. Wähle sie noch einmal: Das Foto kommt an seinen Platz zurück.',
  missingNotice: {
    one: 'Ein Foto wartet auf seine Datei. Wähle sie noch einmal aus, und das Foto ist wieder an seinem Platz.',
    other: '{count} Fotos warten auf ihre Dateien. Wähle sie noch einmal aus, und die Fotos sind wieder an ihrem Platz.',
  },
  missingChooseFiles: 'Dateien auswählen',
  missingChooseThis: 'Dieses Foto noch einmal auswählen',
  missingToSave:
    'Einige Fotos warten auf ihre Dateien. Wähle die Dateien noch einmal aus oder entferne die Fotos; dann kannst du speichern.',
  saidReturned: { one: 'Ein Foto ist wieder an seinem Platz.', other: '{count} Fotos sind wieder an ihrem Platz.' },
};
