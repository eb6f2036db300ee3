import type { serverPages as source } from '../en/server-pages.ts';
import type { Like } from '../shared/core.ts';

export const serverPages: Like<typeof source> = {
  termsText:
    'Tes photos restent à toi. L’imprimerie ne s’en sert que pour conserver et imprimer tes collages et ne les transmet à personne d’autre. N’utilise que des photos que tu as le droit d’utiliser. Une commande est imprimée telle que tu l’as confirmée à la caisse. L’imprimerie complète cette page par ses propres conditions.',
  pageDescription: 'Crée un collage avec tes propres photos et commande-le imprimé pour ton mur.',
  noScript: 'Cette page a besoin de JavaScript. Active JavaScript dans ton navigateur et recharge la page.',
  webMissing: 'L’éditeur de collages n’est pas encore installé.',
};
