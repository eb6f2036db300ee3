import type { Like } from '../core.ts';
import type { serverPages as source } from '../en/server-pages.ts';

export const serverPages: Like<typeof source> = {
  design: 'Eine Collage gestalten',
  doneTitle: 'Bis zum nächsten Mal',
  doneText: 'Deine gespeicherten Collagen findest du unter „Meine Collagen“. Du kannst jederzeit daran weiterarbeiten.',
  overview: 'Meine Collagen',
  noCollages: 'Du hast noch keine Collage gespeichert.',
  orders: 'Deine Bestellungen',
  noOrders: 'Du hast noch nichts bestellt.',
  olderOrders: 'Ältere Bestellungen',
  open: 'Weitermachen',
  order: 'Bestellen',
  pictureOf: 'Collage {name}',
  saved: 'Gespeichert am {date}',
  orderLine: 'Bestellung {id} vom {date}',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  terms: 'AGB',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  trial: 'Dies ist ein Demo-Shop: Bestellungen werden nicht geliefert und kosten nichts.',
  termsText:
    'Deine Fotos gehören weiterhin dir. Die Druckerei verwendet sie nur, um deine Collagen zu speichern und zu drucken, und gibt sie nicht weiter. Verwende nur Fotos, die du verwenden darfst. Eine Bestellung wird so gedruckt, wie du sie an der Kasse bestätigt hast. Die Druckerei ergänzt diese Seite um ihre eigenen Bedingungen.',
  notFoundTitle: 'Diese Seite gibt es nicht',
  faultTitle: 'Etwas ist schiefgegangen',
  noScript: 'Diese Seite braucht JavaScript. Schalte JavaScript in deinem Browser ein und lade die Seite neu.',
  webMissing: 'Der Collage-Designer wurde noch nicht gebaut.',
};
