import type { MaterialCode } from '@muro/domain';
import type { Text } from './text.ts';

const same = (name: string): Text => ({ nl: name, en: name, de: name, fr: name, it: name, es: name });

/** Names of the materials; the thicker canvas frame is described as 4.5 cm. [MAT-01 … MAT-09] */
export const MATERIAL_NAMES: Readonly<Record<MaterialCode, Text>> = {
  '': {
    nl: 'Geen voorkeur',
    en: 'No preference',
    de: 'Keine Vorliebe',
    fr: 'Sans préférence',
    it: 'Nessuna preferenza',
    es: 'Sin preferencia',
  },
  POSTER: { ...same('Poster'), fr: 'Affiche', es: 'Póster' },
  CANVAS2CM: {
    nl: 'Canvas, frame van 2 cm',
    en: 'Canvas, 2 cm frame',
    de: 'Leinwand, Keilrahmen 2 cm',
    fr: 'Toile, châssis de 2 cm',
    it: 'Tela, telaio da 2 cm',
    es: 'Lienzo, bastidor de 2 cm',
  },
  CANVAS4CM: {
    nl: 'Canvas, frame van 4,5 cm',
    en: 'Canvas, 4.5 cm frame',
    de: 'Leinwand, Keilrahmen 4,5 cm',
    fr: 'Toile, châssis de 4,5 cm',
    it: 'Tela, telaio da 4,5 cm',
    es: 'Lienzo, bastidor de 4,5 cm',
  },
  DIBOND: { nl: 'Aluminium (dibond)', en: 'Aluminium', de: 'Alu-Verbundplatte', fr: 'Aluminium', it: 'Alluminio', es: 'Aluminio' },
  PLEXI: { nl: 'Acrylglas', en: 'Acrylic glass', de: 'Acrylglas', fr: 'Verre acrylique', it: 'Vetro acrilico', es: 'Metacrilato' },
  TILES: { nl: 'Tegels', en: 'Tiles', de: 'Kacheln', fr: 'Panneaux', it: 'Pannelli', es: 'Paneles' },
  TILESPERM: {
    nl: 'Tegels, vast gemonteerd',
    en: 'Tiles, fixed',
    de: 'Kacheln, fest montiert',
    fr: 'Panneaux fixes',
    it: 'Pannelli fissi',
    es: 'Paneles fijos',
  },
};

/** Heads a price text; Dutch, German and English are the marks by which a child's price text is found. [TPL-21] */
export const PRICES_HEAD: Text = { nl: 'Prijzen', en: 'Prices', de: 'Preise', fr: 'Prix', it: 'Prezzi', es: 'Precios' };
