import { type App, loadAppTexts, translator } from '@muro/texts';
import { expect, it } from 'vitest';
import type { Text } from '../../../state/language/text-store.ts';
import { uploadWords } from './upload-words.ts';

const de = await loadAppTexts('de');

const t = translator<App>('de-DE', de) as Text;
const textOf = (message: string) => uploadWords({ kind: 'refused', message }, t);

it("[ERRP-11] [ERRP-12] translates a status and an error code to the page's language, and shows the server's own text unchanged", () => {
  expect(textOf('Could not upload photo. server responded with: 500')).toBe(
    'Das Foto konnte nicht hochgeladen werden. Antwort des Servers: 500',
  );
  expect(textOf('X')).toBe('Der Server konnte die Datei nicht verarbeiten.');
  expect(textOf('ERROR_QUOTA')).toBe('Der Server konnte die Datei nicht verarbeiten.');
  expect(textOf('Dein Platz ist voll.')).toBe('Dein Platz ist voll.');
});
