import type { Text } from './text.ts';

/** Texts of the small window in which people sign in to the photo service. */
export const SOCIAL_TEXTS = {
  doneTitle: { nl: 'Gelukt', en: 'Done', de: 'Geschafft', fr: 'C’est fait', it: 'Fatto', es: 'Listo' },
  doneText: {
    nl: 'Je kunt dit venster sluiten en verdergaan met je collage.',
    en: 'You can close this window and continue with your collage.',
    de: 'Du kannst dieses Fenster schließen und mit deiner Collage weitermachen.',
    fr: 'Tu peux fermer cette fenêtre et continuer ton collage.',
    it: 'Puoi chiudere questa finestra e continuare il tuo collage.',
    es: 'Puedes cerrar esta ventana y seguir con tu collage.',
  },
  cancelledTitle: {
    nl: 'Niet ingelogd',
    en: 'Not signed in',
    de: 'Nicht angemeldet',
    fr: 'Connexion annulée',
    it: 'Accesso non effettuato',
    es: 'No has iniciado sesión',
  },
  cancelledText: {
    nl: 'Er zijn geen foto’s opgehaald. Sluit dit venster en probeer het opnieuw als je wilt.',
    en: 'No photos were fetched. Close this window and try again if you like.',
    de: 'Es wurden keine Fotos geholt. Schließe dieses Fenster und versuche es noch einmal, wenn du magst.',
    fr: 'Aucune photo n’a été récupérée. Ferme cette fenêtre et réessaie si tu veux.',
    it: 'Nessuna foto è stata caricata. Chiudi questa finestra e riprova se vuoi.',
    es: 'No se ha importado ninguna foto. Cierra esta ventana e inténtalo de nuevo si quieres.',
  },
  demoText: {
    nl: 'Een voorbeelddienst om te zien hoe foto’s van een fotodienst in je collage komen. Je ziet voorbeeldfoto’s; je kunt elke naam invullen en er wordt niets bewaard.',
    en: 'A demo photo service that shows how photos get into your collage. It has sample photos; any name will do, and nothing is stored.',
    de: 'Ein Beispieldienst zum Ausprobieren, wie Fotos aus einem Fotodienst in deine Collage kommen. Er zeigt Beispielfotos; du kannst einen beliebigen Namen eingeben, und es wird nichts gespeichert.',
    fr: 'Un service d’exemple pour essayer comment les photos d’un service en ligne arrivent dans ton collage. Il montre des photos d’exemple ; n’importe quel nom convient et rien n’est conservé.',
    it: 'Un servizio di esempio per provare come le foto di un servizio online arrivano nel tuo collage. Mostra foto di esempio; va bene qualsiasi nome e nulla viene conservato.',
    es: 'Un servicio de ejemplo para probar cómo llegan a tu collage las fotos de un servicio en línea. Muestra fotos de ejemplo; vale cualquier nombre y no se guarda nada.',
  },
  demoName: { nl: 'Jouw naam', en: 'Your name', de: 'Dein Name', fr: 'Ton nom', it: 'Il tuo nome', es: 'Tu nombre' },
  demoEnter: { nl: 'Inloggen', en: 'Sign in', de: 'Anmelden', fr: 'Se connecter', it: 'Accedi', es: 'Iniciar sesión' },
  demoCancel: { nl: 'Annuleren', en: 'Cancel', de: 'Abbrechen', fr: 'Annuler', it: 'Annulla', es: 'Cancelar' },
} as const satisfies Record<string, Text>;
