import type { foot as source } from '../en/foot.ts';
import type { Like } from '../shared/core.ts';

export const foot: Like<typeof source> = {
  footTerms: 'Condiciones generales de venta',
  footPrivacy: 'Privacidad',
  footImprint: 'Aviso legal',
  footTrial: 'Esta es una tienda de prueba: no se entrega ni se paga nada.',
};
