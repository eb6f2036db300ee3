import type { drafts as source } from '../en/drafts.ts';
import type { Like } from '../shared/core.ts';

export const drafts: Like<typeof source> = {
  draftsTitle: 'Angefangene Collagen',
  draftsHint: 'Nur in diesem Browser gespeichert: die neuesten {most}, je {days} Tage lang.',
  draftPicture: 'Bild von {name}, letzter Stand',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Änderungen an einer gespeicherten Collage',
  draftInUse: 'In einem anderen Fenster geöffnet',
  draftGoOn: 'Weitermachen',
  draftGoOnWith: 'Weitermachen mit {name}, {size} cm',
  draftThrowAway: 'Verwerfen',
  draftThrowAwayOf: '{name}, {size} cm verwerfen',
  draftThrowTitle: 'Diese Collage verwerfen?',
  draftThrowText:
    'Was du in {name} seit dem letzten Speichern geändert hast, wird von diesem Gerät entfernt, auch die Fotos, die noch nicht gespeichert sind. Das lässt sich nicht rückgängig machen.',
  draftKeep: 'Behalten',
  draftInUseTitle: 'Diese Collage ist in einem anderen Fenster geöffnet',
  draftInUseText:
    'Mach hier mit allem weiter, was dort zu sehen ist, oder beginne mit einer Kopie; das andere Fenster bleibt dann, wie es ist.',
  draftTakeOver: 'Hier weitermachen',
  draftCopy: 'Kopie verwenden',
  draftUnreadableTitle: 'Diese Collage lässt sich nicht öffnen',
  draftUnreadableText:
    'Vielleicht wurde sie in einem anderen Fenster gespeichert oder verworfen, oder sie stammt von einer anderen Version dieser Seite. Lade die Seite neu und versuche es noch einmal.',
  draftNewerTitle: 'Neuere Arbeit auf diesem Gerät',
  draftNewerText: 'Auf diesem Gerät gibt es ungespeicherte Änderungen an dieser Collage ({when}).',
  draftNewerInUse: 'Sie sind gerade in einem anderen Fenster geöffnet.',
  draftNewerGoOn: 'Mit den Änderungen weitermachen',
  draftNewerSaved: 'Gespeicherte Collage öffnen',
  draftEditorTitle: 'Mach weiter, wo du aufgehört hast',
  draftNewDesign: 'Neues Design wählen',
  keepingFull:
    'Auf diesem Gerät ist kein Speicherplatz mehr frei. Deine Arbeit wird hier nicht gespeichert. Speichere sie in deinem Konto, damit nichts verloren geht.',
  keepingRefused:
    'Dieser Browser speichert deine Arbeit nicht auf diesem Gerät. Speichere sie in deinem Konto, bevor du dieses Fenster schließt.',
  keepingSplit: 'Diese Collage wird jetzt in einem anderen Fenster bearbeitet. Deine Änderungen hier werden als eigene Kopie gespeichert.',
};
