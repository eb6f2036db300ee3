import type { serverPages as source } from '../en/server-pages.ts';
import type { Like } from '../shared/core.ts';

export const serverPages: Like<typeof source> = {
  termsText:
    'Deine Fotos gehören weiterhin dir. Die Druckerei verwendet sie nur, um deine Collagen zu speichern und zu drucken, und gibt sie nicht weiter. Verwende nur Fotos, die du verwenden darfst. Eine Bestellung wird so gedruckt, wie du sie an der Kasse bestätigt hast. Die Druckerei ergänzt diese Seite um ihre eigenen Bedingungen.',
  pageDescription: 'Gestalte eine Collage aus deinen eigenen Fotos und bestelle sie gedruckt für deine Wand.',
  noScript: 'Diese Seite braucht JavaScript. Schalte JavaScript in deinem Browser ein und lade die Seite neu.',
  webMissing: 'Der Collage-Designer wurde noch nicht gebaut.',
};
