import type { socialPages as source } from '../en/social-pages.ts';
import type { Like } from '../shared/core.ts';

export const socialPages: Like<typeof source> = {
  socialDoneTitle: 'Fatto',
  socialDoneText: 'Puoi chiudere questa finestra e continuare il tuo collage.',
  socialCancelledTitle: 'Accesso non effettuato',
  socialCancelledText: 'Nessuna foto è stata caricata. Chiudi questa finestra e riprova se vuoi.',
  socialDemoText:
    'Un servizio di esempio per provare come le foto di un servizio online arrivano nel tuo collage. Mostra foto di esempio; va bene qualsiasi nome e nulla viene conservato.',
  socialDemoName: 'Il tuo nome',
  socialDemoEnter: 'Accedi',
  socialDemoCancel: 'Annulla',
};
