import type { accountPage as source } from '../en/account-page.ts';
import type { Like } from '../shared/core.ts';

export const accountPage: Like<typeof source> = {
  confirmedHalf: 'Confirmado. Falta la confirmación desde tu otra dirección.',
  confirmedDone: 'Confirmado. El correo ya está activo.',
  underWay: 'Aún sin imprimir: pedido {orders}. Cancélalo en su página o espera a que se imprima; después podrás eliminar la cuenta.',
};
