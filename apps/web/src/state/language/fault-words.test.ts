import { type App, loadAppTexts, translator } from '@muro/texts';
import { describe, expect, it } from 'vitest';
import { HttpFault, readJson } from '../../client/http.ts';
import { faultWords } from './fault-words.ts';

const es = await loadAppTexts('es');

const t = translator<App>('es-ES', es);
const thrownBy = (status: number, text: string): unknown => {
  try {
    return readJson({ status, text });
  } catch (error) {
    return error;
  }
};

describe('faultWords', () => {
  it("shows the server's own message", () => {
    expect(
      faultWords(
        thrownBy(422, '{"error":"ERROR_XML","msg":"No se ha podido leer este collage. Recarga la página e inténtalo de nuevo."}'),
        t,
      ),
    ).toBe('No se ha podido leer este collage. Recarga la página e inténtalo de nuevo.');
  });

  it('translates technical errors into the page’s language', () => {
    expect(faultWords(thrownBy(200, '<html>Hotel Wi-Fi</html>'), t)).toMatch(/^La respuesta no viene de nuestro servidor\./);
    expect(faultWords(thrownBy(413, '<html>Too large</html>'), t)).toBe('El servidor ha respondido con el error 413.');
    expect(faultWords(thrownBy(502, ''), t)).toBe('El servidor no ha respondido.');
    expect(faultWords(new HttpFault('lost', 'Failed to fetch'), t)).toBe('El servidor no ha respondido.');
    expect(faultWords(new TypeError('x is undefined'), t)).toBe('Ha ocurrido un error inesperado. Recarga la página.');
  });
});
