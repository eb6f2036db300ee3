import type { missing as source } from '../en/missing.ts';
import type { Like } from '../shared/core.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'Platz {number} von {total}, {name}, Datei fehlt',
  missingOnSlot: 'Datei fehlt',
  missingTile: 'Die Datei wurde auf diesem Gerät nicht gespeichert. Wähle sie noch einmal aus: Das Foto kommt an seinen Platz zurück.',
  missingNotice: {
    one: 'Bei einem Foto fehlt die Datei. Wähle sie noch einmal aus, dann ist das Foto wieder an seinem Platz.',
    other: 'Bei {count} Fotos fehlen die Dateien. Wähle sie noch einmal aus, dann sind die Fotos wieder an ihrem Platz.',
  },
  missingChooseFiles: 'Dateien auswählen',
  missingChooseThis: 'Dieses Foto noch einmal auswählen',
  missingToSave: 'Bei einigen Fotos fehlen die Dateien. Wähle sie noch einmal aus oder entferne die Fotos; dann kannst du speichern.',
  saidReturned: { one: 'Ein Foto ist wieder an seinem Platz.', other: '{count} Fotos sind wieder an ihrem Platz.' },
};
