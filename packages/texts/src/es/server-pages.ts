import type { Like } from '../core.ts';
import type { serverPages as source } from '../en/server-pages.ts';

export const serverPages: Like<typeof source> = {
  design: 'Crear un collage',
  doneTitle: 'Hasta pronto',
  doneText: 'Encontrarás tus collages guardados en «Mis collages». Puedes seguir con ellos cuando quieras.',
  overview: 'Mis collages',
  noCollages: 'Todavía no has guardado ningún collage.',
  orders: 'Tus pedidos',
  noOrders: 'Todavía no has pedido nada.',
  olderOrders: 'Pedidos anteriores',
  open: 'Seguir',
  order: 'Pedir',
  pictureOf: 'Collage {name}',
  saved: 'Guardado el {date}',
  orderLine: 'Pedido {id} del {date}',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  terms: 'Condiciones generales de venta',
  privacy: 'Privacidad',
  imprint: 'Aviso legal',
  trial: 'Esta es una tienda de prueba: lo que se pide aquí no se entrega ni cuesta nada.',
  termsText:
    'Tus fotos siguen siendo tuyas. La imprenta las usa solo para guardar e imprimir tus collages y no se las da a nadie más. Usa solo fotos que tengas derecho a usar. Un pedido se imprime tal como lo confirmaste en la caja. La imprenta completa esta página con sus propias condiciones.',
  notFoundTitle: 'Esta página no existe',
  faultTitle: 'Algo ha salido mal',
  noScript: 'Esta página necesita JavaScript. Activa JavaScript en tu navegador y vuelve a cargar la página.',
  webMissing: 'El editor de collages todavía no está instalado.',
};
