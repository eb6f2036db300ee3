import type { Like } from '../core.ts';
import type { start as source } from '../en/start.ts';

export const start: Like<typeof source> = {
  startTitle: 'Beginne mit deinen Fotos',
  startText: 'Wähle sie zuerst aus, und jedes Design zeigt sich mit ihnen gefüllt.',
  startChoose: 'Fotos auswählen',
  startDrop: 'oder lass sie irgendwo auf dieser Seite los oder füge sie ein',
  startWithOpen: { one: 'Designs mit deinem Foto zeigen', other: 'Designs mit deinen {count} Fotos zeigen' },
  startOwn: { one: 'Dein Foto', other: 'Deine {count} Fotos' },
  startPlain: 'Ohne Fotos auswählen',
  startByDay: 'Nach Aufnahmetag ordnen',
  startByShape: 'Nach bester Passform ordnen',
  startFilling: 'Die Designs werden mit deinen Fotos gefüllt.',
  startReady: { one: '{count} Design mit deinen Fotos', other: '{count} Designs mit deinen Fotos' },
  startAll: { one: 'dein Foto', other: 'alle {count}' },
  startSome: '{places} von {count}',
  startEmpty: '{count} von {places} Plätzen gefüllt',
  panorama: 'Panorama',
  startAlike: { one: '{count} Foto sieht ähnlich aus: eines behalten?', other: '{count} Fotos sehen sich ähnlich: eines behalten?' },
  startLook: 'Ansehen',
  startWhich: 'Welches behalten wird',
  startKept: 'Behalten',
  startKeepOne: 'Dieses behalten',
  startKeepAll: 'Alle behalten',
  startBlurred: { one: '{count} Foto wirkt unscharf: weglassen?', other: '{count} Fotos wirken unscharf: weglassen?' },
  startLeaveOut: 'Weglassen',
  startLeftOut: { one: '{count} Foto wurde weggelassen.', other: '{count} Fotos wurden weggelassen.' },
};
