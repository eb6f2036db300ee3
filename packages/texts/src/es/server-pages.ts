import type { serverPages as source } from '../en/server-pages.ts';
import type { Like } from '../shared/core.ts';

export const serverPages: Like<typeof source> = {
  termsText:
    'Tus fotos siguen siendo tuyas. La imprenta las usa solo para guardar e imprimir tus collages y no se las da a nadie más. Usa solo fotos que tengas derecho a usar. Un pedido se imprime tal como lo confirmaste en la caja. La imprenta completa esta página con sus propias condiciones.',
  pageDescription: 'Diseña un collage con tus propias fotos y pídelo impreso para tu pared.',
  noScript: 'Esta página necesita JavaScript. Activa JavaScript en tu navegador y vuelve a cargar la página.',
  webMissing: 'El editor de collages todavía no está instalado.',
};
