import type { Like } from '../core.ts';
import type { foot as source } from '../en/foot.ts';

export const foot: Like<typeof source> = {
  footTerms: 'Condiciones generales de venta',
  footPrivacy: 'Privacidad',
  footImprint: 'Aviso legal',
  footTrial: 'Esta es una tienda de prueba: no se entrega ni se paga nada.',
};
