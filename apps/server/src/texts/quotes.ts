import type { ApiLocale } from '@muro/api';

/** The project's own sentences for the quote library, in the character set that every font of the designer has. */
export const QUOTES: Readonly<Record<ApiLocale, readonly string[]>> = {
  nl: [
    'Hier wonen wij, en hier lachen wij.',
    'De mooiste foto maak je zonder het te merken.',
    'Elke dag een klein feest.',
    'Samen is de kortste weg.',
    'Wat blijft, hangt aan de muur.',
    'Kijk, daar waren we gelukkig.',
  ],
  en: [
    'We live here, and we laugh here.',
    'The best picture is the one you forgot was taken.',
    'Every day a small feast.',
    'Together is the shortest way.',
    'What stays, hangs on the wall.',
    'Look, we were happy there.',
  ],
  de: [
    'Hier wohnen wir, und hier lachen wir.',
    'Das schönste Bild entsteht, wenn keiner daran denkt.',
    'Jeden Tag ein kleines Fest.',
    'Zusammen ist der kürzeste Weg.',
    'Was bleibt, hängt an der Wand.',
    'Schau, da waren wir glücklich.',
  ],
  fr: [
    'Ici on habite, ici on rit.',
    'La plus belle photo est celle que personne ne posait.',
    'Chaque jour une petite fête.',
    'Ensemble est le plus court chemin.',
    'Ce qui reste est accroché au mur.',
    'Regarde, là nous étions heureux.',
  ],
  it: [
    'Qui abitiamo, e qui ridiamo.',
    'La foto più bella è quella che nessuno aspettava.',
    'Ogni giorno una piccola festa.',
    'Insieme è la strada più corta.',
    'Quello che resta sta sulla parete.',
    'Guarda, lì eravamo felici.',
  ],
  es: [
    'Aquí vivimos y aquí nos reímos.',
    'La mejor foto es la que nadie esperaba.',
    'Cada día, una pequeña fiesta.',
    'Juntos es el camino más corto.',
    'Lo que queda, cuelga de la pared.',
    'Mira, ahí fuimos felices.',
  ],
};
