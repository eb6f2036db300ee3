import type { errors as source } from '../en/errors.ts';
import type { Like } from '../shared/core.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Se ha producido un error',
  ERROR_OCCURRED: 'Ha ocurrido un error inesperado. Recarga la página.',
  faultUnreadable:
    'La respuesta no viene de nuestro servidor. Puede que tu red (por ejemplo, el wifi de un hotel) te pida iniciar sesión: hazlo e inténtalo de nuevo.',
  faultStatus: 'El servidor ha respondido con el error {status}.',
  errorLoad:
    'Tu collage no se ha podido cargar. Probablemente se deba a que no has trabajado en tu collage por un tiempo y has sido desconectado.',
  errorOverview: 'Ve a tu resumen de collages e inicia sesión >',
  errorDetail: 'Detalle técnico',
  errorToDesigns: 'Elegir un diseño',
  required: 'Este campo es obligatorio',
  minlength: 'Este campo debe tener al menos {n} caracteres',
  maxlength: 'Este campo puede tener como máximo {n} caracteres',
  noAnswer: 'El servidor no responde. Inténtalo de nuevo en un momento.',
};
