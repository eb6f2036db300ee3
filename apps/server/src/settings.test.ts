import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('takes the documented defaults when nothing is set', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: '' });
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    locale: 'es',
    databaseUrl: undefined,
    passwordMin: 8,
    trustProxy: false,
    pngAllowed: false,
    heicAllowed: true,
    editorOff: [],
    paintsAhead: true,
  });
  expect(settings.dataFolder).toBe(`${process.cwd()}/data`);
});

it.each([
  [{ PORT: '80a' }, 'PORT: expected a whole number from 0 to 65535, but it is "80a".'],
  [{ PORT: '70000' }, 'PORT: expected'],
  [{ MURO_LOCALE: 'pt' }, 'MURO_LOCALE: expected one of nl, en, de, fr, it, es'],
  [{ DATABASE_URL: 'mysql://root:secret@host/x' }, 'DATABASE_URL: expected postgresql://…, but it is "mysql://…@host/x".'],
  [{ MURO_TRUST_PROXY: 'yes' }, 'MURO_TRUST_PROXY: expected 0 or 1'],
  [{ MURO_HEIC: 'no' }, 'MURO_HEIC: expected 0 or 1'],
  [{ MURO_EDITOR_OFF: 'showDeleteBtn, showAll' }, 'MURO_EDITOR_OFF: expected some of showPhotoQualityWarnings, showDeleteBtn,'],
  [{ MURO_PAINT_AHEAD: '2' }, 'MURO_PAINT_AHEAD: expected 0 or 1'],
  [{ MURO_PASSWORD_MIN: '-1' }, 'MURO_PASSWORD_MIN: expected'],
])('refuses %j in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

it('[INGEST-03] switches kinds of photos on and off', () => {
  expect(readSettings({ MURO_PNG: '1', MURO_HEIC: '0' })).toMatchObject({ pngAllowed: true, heicAllowed: false });
});

it('[EDIT-30] names what the editor leaves out', () => {
  expect(readSettings({ MURO_EDITOR_OFF: 'showDeleteBtn, showDoubleInfo' }).editorOff).toEqual(['showDeleteBtn', 'showDoubleInfo']);
});
