import type { Like } from '../core.ts';
import type { socialPages as source } from '../en/social-pages.ts';

export const socialPages: Like<typeof source> = {
  doneTitle: 'Listo',
  doneText: 'Puedes cerrar esta ventana y seguir con tu collage.',
  cancelledTitle: 'No has iniciado sesión',
  cancelledText: 'No se ha importado ninguna foto. Cierra esta ventana e inténtalo de nuevo si quieres.',
  demoText:
    'Un servicio de ejemplo para probar cómo llegan a tu collage las fotos de un servicio en línea. Muestra fotos de ejemplo; vale cualquier nombre y no se guarda nada.',
  demoName: 'Tu nombre',
  demoEnter: 'Iniciar sesión',
  demoCancel: 'Cancelar',
};
