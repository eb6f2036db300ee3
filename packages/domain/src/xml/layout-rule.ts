import { VALS_RULE } from './design-rule.ts';
import { MAX_LENGTH, parseNumber } from './read-element.ts';
import { PHOTO_SLOT, SHAPE_SLOT, TEXT_SLOT } from './slot-names.ts';
import type { ElementRule, ValueRule } from './strict-faults.ts';
import { anyText, color, flag, matching, material, numberFrom, sideUpTo, textUpTo } from './value-rules.ts';

const place = numberFrom(-MAX_LENGTH, MAX_LENGTH);
const side = sideUpTo(MAX_LENGTH);
const margin = numberFrom(0, 200);
const units = numberFrom(0.000001, 1_000_000);
const box = { x: place, y: place, width: side, height: side };
const sides = ['width', 'height'] as const;

const photoSlot = matching(PHOTO_SLOT, 'img1 to img999, imglarge, imglarge1 to imglarge9 or singlephoto');

const layer = (values: ElementRule['values'], required: readonly string[] = []): ElementRule => ({
  values: { ...box, ...values },
  required: [...sides, ...required],
});

/** Rules of each kind of layer; `layer-xml.ts` reads it. */
const LAYERS: Readonly<Record<string, ElementRule>> = {
  dopimage: layer(
    { slot: photoSlot, rotation: numberFrom(-360, 360), printmargin: margin, cornerradius: margin, allowtext: flag, card: flag },
    ['slot'],
  ),
  doptext: layer({ slot: matching(TEXT_SLOT, 'txt1 (title) or txt2 (subtitle)'), editable: flag }, ['slot']),
  dopclip: layer({ slot: photoSlot, state: flag, viewportWidth: units, viewportHeight: units, path: anyText }, [
    'slot',
    'viewportWidth',
    'viewportHeight',
    'path',
  ]),
  dopoverlay: layer({ resource: textUpTo(200) }, ['resource']),
  dopshapeoverlay: {
    ...layer({ slot: matching(SHAPE_SLOT, 'overlayshape0 or overlayshape1'), printmargin: margin, defaultcolor: color }, ['slot']),
    children: { rectangle: layer({ isfilled: flag, borderradius: margin, borderwidth: margin }), circle: layer({}) },
  },
  dopgamebox: layer({
    ...{ border: flag, borderWidth: margin, margin: place, blockCorner: flag, noSides: flag },
    ...{ transparencyBorder: numberFrom(0, 1), color, backgroundColor: color },
  }),
};

const PHOTO_BORDER =
  'four margins, :modern and widths in cm such as 0.5,0.5,0.5,0.5:modern:cardWidthCM=0.4:glowWidthCM=0.15:shadowWidthCM=0.3';

/** Finds border specs that the reader would ignore or change. [BORD-01 … BORD-04] */
const photoBorder: ValueRule = (text) => {
  const [margins = '', type, ...widths] = text.split(':').map((part) => part.trim());
  const lengths = margins.split(',');
  const named = widths.map((part) => part.split('=').map((word) => word.trim()));
  const isNamed = named.every(
    ([name = '', , more]) => ['cardWidthCM', 'glowWidthCM', 'shadowWidthCM'].includes(name) && more === undefined,
  );
  const isLength = [...lengths, ...named.map(([, value = '']) => value)].every((length) => {
    const value = parseNumber(length);
    return value >= 0 && value <= 10;
  });
  return type === 'modern' && lengths.length === 4 && isNamed && isLength ? null : `must be ${PHOTO_BORDER}`;
};

/** Rule of a shop's layout, its `template.xml`. [TXML-01 … TXML-22] */
export const LAYOUT_RULE: ElementRule = {
  values: {
    ...{ templateId: anyText, childTemplateId: anyText, designer: anyText, design: anyText },
    frameColor: matching(/^(black|#000000|0x000000|#fcfaf2|0xfcfaf2)$/i, '#000000 or #fcfaf2'),
    ...{ screenDpcm: numberFrom(1, 1000), material, hasCustomSizes: flag, hasCustomSize: flag },
  },
  children: {
    generator: VALS_RULE,
    resources: {
      values: {},
      children: {
        resource: {
          values: { id: textUpTo(200) },
          required: ['id'],
          children: { version: { values: { media: anyText, type: anyText, source: textUpTo(500), src: textUpTo(500) } } },
        },
      },
    },
    dopcanvas: { values: { width: side, height: side }, required: sides },
    bases: { values: {}, children: LAYERS },
    variation: {
      values: { name: textUpTo(100), photoBorder },
      children: { uses: { values: { slot: textUpTo(40) }, required: ['slot'] }, ...LAYERS },
    },
  },
};
