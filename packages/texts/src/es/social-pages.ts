import type { socialPages as source } from '../en/social-pages.ts';
import type { Like } from '../shared/core.ts';

export const socialPages: Like<typeof source> = {
  socialDoneTitle: 'Listo',
  socialDoneText: 'Puedes cerrar esta ventana y seguir con tu collage.',
  socialCancelledTitle: 'No has iniciado sesión',
  socialCancelledText: 'No se ha importado ninguna foto. Cierra esta ventana e inténtalo de nuevo si quieres.',
  socialDemoText:
    'Un servicio de ejemplo para probar cómo llegan a tu collage las fotos de un servicio en línea. Muestra fotos de ejemplo; vale cualquier nombre y no se guarda nada.',
  socialDemoName: 'Tu nombre',
  socialDemoEnter: 'Iniciar sesión',
  socialDemoCancel: 'Cancelar',
};
