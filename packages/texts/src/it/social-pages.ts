import type { Like } from '../core.ts';
import type { socialPages as source } from '../en/social-pages.ts';

export const socialPages: Like<typeof source> = {
  doneTitle: 'Fatto',
  doneText: 'Puoi chiudere questa finestra e continuare il tuo collage.',
  cancelledTitle: 'Accesso non effettuato',
  cancelledText: 'Nessuna foto è stata caricata. Chiudi questa finestra e riprova se vuoi.',
  demoText:
    'Un servizio di esempio per provare come le foto di un servizio online arrivano nel tuo collage. Mostra foto di esempio; va bene qualsiasi nome e nulla viene conservato.',
  demoName: 'Il tuo nome',
  demoEnter: 'Accedi',
  demoCancel: 'Annulla',
};
