import type { Like } from '../core.ts';
import type { drafts as source } from '../en/drafts.ts';

export const drafts: Like<typeof source> = {
  draftsTitle: 'Deine begonnenen Collagen',
  draftsHint: 'Nur in diesem Browser aufbewahrt: die neuesten {most}, jede {days} Tage lang.',
  draftPicture: 'Bild von {name}, wie du sie verlassen hast',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Änderungen an einer gespeicherten Collage',
  draftInUse: 'In einem anderen Fenster offen',
  draftGoOn: 'Weitermachen',
  draftGoOnWith: 'Weitermachen mit {name}, {size} cm',
  draftThrowAway: 'Verwerfen',
  draftThrowAwayOf: '{name}, {size} cm verwerfen',
  draftThrowTitle: 'Diese Collage verwerfen?',
  draftThrowText:
    'Was du in {name} seit dem letzten Speichern gemacht hast, wird von diesem Gerät entfernt, samt den Fotos darin, die noch nicht gespeichert sind. Das lässt sich nicht rückgängig machen.',
  draftKeep: 'Behalten',
  draftInUseTitle: 'Diese Collage ist in einem anderen Fenster offen',
  draftInUseText: 'Mach hier mit allem weiter, was dort ist, oder beginne mit einer Kopie und lass das andere Fenster, wie es ist.',
  draftTakeOver: 'Hier weitermachen',
  draftCopy: 'Kopie verwenden',
  draftUnreadableTitle: 'Diese Collage lässt sich nicht öffnen',
  draftUnreadableText:
    'Vielleicht wurde sie in einem anderen Fenster gespeichert oder verworfen, oder sie stammt von einer anderen Version dieser Seite. Lade die Seite neu und versuche es noch einmal.',
  draftNewerTitle: 'Neuere Arbeit auf diesem Gerät',
  draftNewerText: 'Auf diesem Gerät gibt es Änderungen an dieser Collage vom {when}, die nicht gespeichert wurden.',
  draftNewerInUse: 'Sie sind gerade in einem anderen Fenster offen.',
  draftNewerGoOn: 'Mit den Änderungen weitermachen',
  draftNewerSaved: 'Gespeicherte Collage öffnen',
  draftEditorTitle: 'Mach weiter, wo du aufgehört hast',
  draftNewDesign: 'Neues Design wählen',
  keepingFull:
    'Auf diesem Gerät ist kein Platz mehr, deine Arbeit wird hier nicht aufbewahrt. Speichere sie in deinem Konto, damit nichts verloren geht.',
  keepingRefused:
    'Dieser Browser bewahrt deine Arbeit nicht auf diesem Gerät auf. Speichere sie in deinem Konto, bevor du dieses Fenster schließt.',
  keepingSplit: 'Diese Collage wird jetzt in einem anderen Fenster weitergeführt. Was du hier machst, wird als eigene Kopie aufbewahrt.',
};
