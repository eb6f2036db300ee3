import type { sources as source } from '../en/sources.ts';
import type { Like } from '../shared/core.ts';

export const sources: Like<typeof source> = {
  sourceReading: 'la foto se está descargando',
  socialIntro: 'Inicia sesión en {service} y elige entre tus fotos.',
  socialSignIn: 'Iniciar sesión en {service}',
  socialPrivacy: 'Solo vemos tus fotos, no las cambiamos. Al cerrar la sesión o esta página, se olvida tu cuenta.',
  socialWaiting: 'Sigue en la ventana que se ha abierto.',
  socialEntering: 'Un momento: estamos cargando tus fotos.',
  socialSignOut: 'Cerrar sesión ({username})',
  socialLoading: 'Las fotos se están cargando.',
  socialMore: 'Cargar más fotos',
  socialEmpty: 'No hay fotos en {service}.',
  socialFailed: 'No se han podido cargar las fotos.',
  socialCount: { one: 'Una foto', other: '{count} fotos' },
  socialBlocked: 'El navegador ha bloqueado la ventana de {service}. Permite las ventanas emergentes en esta página e inténtalo de nuevo.',
  socialSignInFailed: 'No se ha podido iniciar sesión en {service}: {message}',
  socialEnded: 'Tu sesión en {service} ha terminado. Inicia sesión de nuevo para ver tus fotos.',
};
