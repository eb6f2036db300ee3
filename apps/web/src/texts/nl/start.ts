import type { Like } from '../core.ts';
import type { start as source } from '../en/start.ts';

export const start: Like<typeof source> = {
  startTitle: 'Begin met je foto’s',
  startText: 'Kies ze eerst, en elk ontwerp laat zich gevuld met jouw foto’s zien.',
  startChoose: 'Foto’s kiezen',
  startDrop: 'of laat ze los of plak ze waar je wilt op deze pagina',
  startWithOpen: { one: 'Ontwerpen met je foto tonen', other: 'Ontwerpen met je {count} foto’s tonen' },
  startOwn: { one: 'Je foto', other: 'Je {count} foto’s' },
  startPlain: 'Kiezen zonder foto’s',
  startByDay: 'Sorteren op opnamedag',
  startByShape: 'Sorteren op beste vorm',
  startFilling: 'De ontwerpen worden met je foto’s gevuld.',
  startReady: { one: '{count} ontwerp met je foto’s', other: '{count} ontwerpen met je foto’s' },
  startAll: { one: 'je foto', other: 'alle {count}' },
  startSome: '{places} van {count}',
  startEmpty: '{count} van {places} plekken gevuld',
  panorama: 'Panorama',
  startAlike: { one: '{count} foto lijkt op een andere: er één houden?', other: '{count} foto’s lijken op elkaar: er één houden?' },
  startLook: 'Bekijken',
  startWhich: 'Welke je houdt',
  startKept: 'Houden',
  startKeepOne: 'Deze houden',
  startKeepAll: 'Alle houden',
  startBlurred: { one: '{count} foto lijkt onscherp: weglaten?', other: '{count} foto’s lijken onscherp: weglaten?' },
  startLeaveOut: 'Weglaten',
  startLeftOut: { one: '{count} foto is weggelaten.', other: '{count} foto’s zijn weggelaten.' },
};
