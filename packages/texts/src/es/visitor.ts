import type { visitor as source } from '../en/visitor.ts';
import type { Like } from '../shared/core.ts';

export const visitor: Like<typeof source> = {
  makeCollage: 'Crear un collage',
  signInOverview: 'Inicia sesión para ver tus collages y pedidos.',
  signInToCollage: 'Inicia sesión para abrir tu collage',
  signInToCollageHint: 'Usa la cuenta con la que lo creaste.',
  registerForPages: 'Con una cuenta guardas tus collages y puedes pedirlos desde cualquier dispositivo.',
  registerHaveOne: 'Ya tengo una cuenta',
};
