import type { ApiLocale, OrderWarning } from '@muro/api';
import type { Text } from './text.ts';

const WORDS: Readonly<Record<OrderWarning, Text>> = {
  'low-resolution': {
    nl: 'foto’s die te klein zijn voor een scherpe afdruk',
    en: 'photos that are too small for a sharp print',
    de: 'Fotos, die für einen scharfen Druck zu klein sind',
    fr: 'des photos trop petites pour une impression nette',
    it: 'foto troppo piccole per una stampa nitida',
    es: 'fotos demasiado pequeñas para una impresión nítida',
  },
  'photo-twice': {
    nl: 'een foto die meer dan eens voorkomt',
    en: 'a photo that is there more than once',
    de: 'ein Foto, das mehr als einmal vorkommt',
    fr: 'une photo qui figure plus d’une fois',
    it: 'una foto che compare più di una volta',
    es: 'una foto que aparece más de una vez',
  },
  'words-cut': {
    nl: 'tekst die niet past en niet helemaal wordt gedrukt',
    en: 'words that do not fit and are not printed in full',
    de: 'Text, der nicht passt und nicht ganz gedruckt wird',
    fr: 'du texte qui ne rentre pas et n’est pas imprimé en entier',
    it: 'parole che non ci stanno e non vengono stampate per intero',
    es: 'texto que no cabe y no se imprime entero',
  },
};

/** A warning that a buyer accepted, with its key for programs; a key of the shop's own checkout stands as it is. */
export function warningText(key: string, locale: ApiLocale): string {
  const words = Object.hasOwn(WORDS, key) ? WORDS[key as OrderWarning][locale] : '';
  return words === '' ? key : `${words} (${key})`;
}
