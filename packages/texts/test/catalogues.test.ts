import { describe, expect, it } from 'vitest';
import { QUOTES, TEXTS } from '../src/all.ts';
import type { App } from '../src/en/app.ts';
import { loadAppTexts } from '../src/load.ts';
import { LOCALES, type Locale } from '../src/locales.ts';
import { type Like, type Plural, translator } from '../src/shared/core.ts';

const APP = Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await loadAppTexts(locale)] as const))) as Readonly<
  Record<Locale, Like<App>>
>;
const { nl, en, de, fr, it: it_, es } = APP;

type Entry = string | Plural;
const forms = (entry: Entry): readonly string[] => (typeof entry === 'string' ? [entry] : [entry.one, entry.other]);
const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

/** Areas of the designer and the cart. Their keys are merged into one catalogue. */
const APP_AREAS = [
  ...([
    'account',
    'adjust',
    'cart',
    'commonRefusals',
    'drafts',
    'editor',
    'effects',
    'errors',
    'foot',
    'frame',
    'list',
    'materials',
    'missing',
    'object',
    'orderStates',
    'ownWall',
    'photoTexts',
  ] as const),
  ...(['photos', 'reading', 'room', 'save', 'sizes', 'sources', 'start', 'title', 'tray', 'words'] as const),
];

/** All entries of all areas, each with its English counterpart. */
const ENTRIES = LOCALES.flatMap((locale) =>
  Object.entries(TEXTS[locale]).flatMap(([area, texts]) =>
    Object.entries(texts as Readonly<Record<string, Entry>>).map(([key, entry]) => ({
      locale,
      name: `${locale} ${area}.${key}`,
      entry,
      english: (TEXTS.en[area as keyof typeof TEXTS.en] as Readonly<Record<string, Entry>>)[key],
    })),
  ),
);
const namesOf = (locale: Locale) => Object.entries(TEXTS[locale]).map(([area, texts]) => [area, Object.keys(texts).sort()]);

describe('catalogues', () => {
  it.each(LOCALES)('[L10N-01] [L10N-04] %s has exactly the required texts', (locale) => {
    expect(namesOf(locale)).toEqual(namesOf('en'));
    expect(Object.keys(APP[locale]).sort()).toEqual(Object.keys(en).sort());
    expect(QUOTES[locale]).toHaveLength(QUOTES.en.length);
  });

  it('[L10N-04] placeholders are the same in every language', () => {
    const last = (entry: Entry | undefined) => placeholders(forms(entry ?? '').at(-1) ?? '');
    const other = ENTRIES.filter(({ entry, english }) => String(last(entry)) !== String(last(english)));
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  it('[L10N-04] no text is empty or begins or ends with a space', () => {
    const empty = ENTRIES.filter(({ entry }) => forms(entry).some((text) => text === '' || text !== text.trim()));
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('no key occurs in two areas of the app', () => {
    const keys = APP_AREAS.flatMap((area) => Object.keys(TEXTS.en[area]));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.sort()).toEqual(Object.keys(en).sort());
  });

  it('[NAV-03] [NAV-29] [NAV-30] [CAT-01] [CAT-02] [CAT-06] [CAT-10] the Spanish words of frame and list are literal', () => {
    expect([es.stepDesign, es.stepSize, es.stepPhotos]).toEqual(['Elige tu diseño', 'Elige el tamaño', 'Añadir fotos']);
    expect([es.stopMaker, es.closeWindow]).toEqual(['Detén el creador de collages', 'Cerrar ventana']);
    expect(es.listHelp).toBe('Guarda tu collage cuando quieras y termínalo cuando prefieras.');
    expect([es.listLoading, es.showFilters, es.filterDesigns]).toEqual(['Cargando los diseños.', 'Mostrar filtros', 'Diseños']);
  });

  it('[SIZE-07] [SIZE-08] [SIZE-09] [SIZE-10] [SIZE-11] [SIZE-12] [SIZE-14] [SIZE-15] [SIZE-19] [SIZE-20] [SIZE-33] [SIZE-34] the Spanish words of the template page are literal', () => {
    const t = translator<App>('es-ES', es);
    expect(t('sizeLine', { width: 50, height: 40 })).toBe('Tamaño: 50 x 40 cm');
    expect(t('sizeLine', { width: 33.5, height: 40 })).toBe('Tamaño: 33,5 x 40 cm');
    expect(t('tilesLine', { count: 9 })).toBe('Tamaño: 9 paneles de 18 x 18 cm cada uno');
    expect([es.changeFormat, es.recommendedOne, es.recommendedMany]).toEqual([
      'Cambiar formato',
      'Formato recomendado:',
      'Formatos recomendados:',
    ]);
    expect([es.otherOne, es.otherMany, es.chooseFormat]).toEqual([
      'Otro formato disponible:',
      'Otros formatos disponibles:',
      'Elige el formato:',
    ]);
    expect([es.wantOther, es.chooseProduct]).toEqual(['Quiero una formato diferente', 'Elige el producto que deseas:']);
    expect([es.adjustDesign, es.startNow, es.changeCurrent]).toEqual(['Ajusta el diseño:', 'Comienza ahora', 'Modifica el diseño actual']);
  });

  it('[FMT-01] [FMT-02] [FMT-05] [FMT-06] [FMT-08] the Spanish words of the format window are literal', () => {
    expect([es.formatTitle, es.chooseOrientation, es.applyFormat]).toEqual([
      'Ajusta tu formato',
      'Elige orientación:',
      'Cambia el formato',
    ]);
    expect([es.vertical, es.horizontal, es.square]).toEqual(['Vertical', 'Horizontal', 'Cuadrado']);
    expect([es.widthCm, es.heightCm, es.orStandard]).toEqual(['Anchura (cm)', 'Altura (cm)', 'O elige una formato estándar']);
  });

  it('[ERRSCR-01] [ERRSCR-02] the Spanish words of the error screen are literal', () => {
    expect(es.errorLoad).toBe(
      'Tu collage no se ha podido cargar. Probablemente se deba a que no has trabajado en tu collage por un tiempo y has sido desconectado.',
    );
    expect(es.errorOverview).toBe('Ve a tu resumen de collages e inicia sesión >');
  });

  it('[NAV-14] [NAV-15] [NAV-16] [NAV-17] [NAV-18] [ERRP-04] [CAT-07] the English words are literal', () => {
    expect([en.titleDesign, en.titleEditor, en.titlePhoto, en.titleChooser, en.ERROR]).toEqual([
      'Choose design',
      'Fill/Edit your collage',
      'Edit your photo',
      'Select a photo',
      'An error occurred',
    ]);
    expect(en.allDesigns).toBe('All designs');
  });

  it('[CUST-15] [CUST-17] [MAT-05] the square warning names its minimum twice in every language, the thick frame its 4.5 cm', () => {
    for (const catalogue of [en, nl, de, fr, it_, es]) {
      expect(catalogue.GENERATOR_WARNING_SQUARE.match(/20/g)).toHaveLength(2);
      expect(catalogue.CANVAS4CM).toMatch(/4[.,]5 cm/);
    }
  });

  it('uses the informal address and typographic quotes', () => {
    const formal: Readonly<Record<string, RegExp>> = {
      nl: /\b(u|uw)\b/i,
      de: /(?<!^)(?<![.:!?] )\b(Sie|Ihnen|Ihren?)\b/,
      fr: /\b(vous|votre|vos)\b|[a-zé](?<!ch|ass)ez\b/i,
      it: /\b(Lei|Suo|Sua)\b/,
      es: /\busted(es)?\b/i,
    };
    // Mails to a shop use the plural address.
    const toPeople = ENTRIES.filter(({ locale, name }) => locale !== 'en' && !name.includes(' shopMails.'));
    const formalTexts = toPeople.flatMap(({ locale, name, entry }) =>
      forms(entry).flatMap((text) => {
        const found = formal[locale]?.exec(text)?.[0] ?? /['"]/.exec(text)?.[0];
        return found === undefined ? [] : [`${name}: ${found}: ${text}`];
      }),
    );
    expect(formalTexts).toEqual([]);
  });

  it('the visible symbol of a place is part of its accessible name (label in name)', () => {
    const signs = [
      ['missingOnSlot', 'missingSlot'],
      ['unsentSign', 'unsentSpoken'],
      ['faceBadge', 'spokenFaceCut'],
    ] as const;
    for (const locale of LOCALES) {
      for (const [sign, spoken] of signs) {
        const name = forms(APP[locale][spoken])[0]?.toLowerCase();
        expect({ locale, sign, name }).toEqual({ locale, sign, name: expect.stringContaining(APP[locale][sign].toLowerCase()) });
      }
    }
  });

  it('a plural form matches its number', () => {
    const t = translator<App>('de-DE', de);
    expect([t('designCount', { count: 1 }), t('designCount', { count: 1200 })]).toEqual(['1 Design', '1.200 Designs']);
  });
});
