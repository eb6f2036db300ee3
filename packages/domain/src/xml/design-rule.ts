import { CUSTOM_ID } from '../catalogue/custom-size.ts';
import { namePart } from '../catalogue/template-rules.ts';
import { unitPriceCents } from '../catalogue/tile-price.ts';
import { foreignMark } from './html-text.ts';
import type { XmlElement } from './parse-xml.ts';
import { htmlFieldOf } from './read-element.ts';
import type { ElementRule, ValueRule } from './strict-faults.ts';
import { MAX_SIDE, MAX_THUMB_PX } from './template-list-xml.ts';
import { anyText, flag, matching, materials, numberFrom, sideUpTo, textUpTo } from './value-rules.ts';

const side = sideUpTo(MAX_SIDE);
const pixels = numberFrom(0, MAX_THUMB_PX);

/** Ids occur in addresses and in saved collages. */
const id: ValueRule = (text) => {
  if (text === CUSTOM_ID) return 'must be another one: every size of one’s own has this';
  return /^[A-Za-z0-9_-]{1,64}$/.test(text) ? null : 'must be 1 to 64 letters, digits, - or _';
};

const anyName = textUpTo(200);

/** Characters that are visible. */
const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Names need a visible part: the part up to the first dash is never shown. */
const name: ValueRule = (text) =>
  anyName(text) ?? (VISIBLE_CHARACTER.test(namePart(text)) ? turnFault(text) : 'must have words behind its first -');

/**
 * Refuses characters that embed, override or isolate a text direction: on a card they would reorder the text beside them. Right-to-left
 * scripts do not need them.
 */
function turnFault(text: string): string | null {
  const [sign] = /[\u202a-\u202e\u2066-\u2069]/.exec(text) ?? [];
  return sign === undefined ? null : `may not hold U+${sign.charCodeAt(0).toString(16).toUpperCase()}, which turns words round`;
}

/** A generator by name, or the path of a layout; '' is the default generator. */
const source = matching(
  /^(?:|gen:[^\s:/]*|xml:\/templates\/[^\s/]+\/template\.xml)$/,
  'gen: and a generator or xml:/templates/{id}/template.xml',
);

/** Paths on the page's own server only. */
const address = matching(/^(?:|\/[^\s]*)$/, 'an address that begins with /');

const html: ValueRule = (text) => {
  const mark = foreignMark(text);
  return mark === null ? null : `may hold b, i, br, p, ul, ol, li, div and span but not ${mark}`;
};

const withoutMarks = matching(/^[^<]*$/, 'a text without marks');

/** Text that is shown on a card without HTML. */
const plainText: ValueRule = (text) => withoutMarks(text) ?? turnFault(text);

const sizeValues: ElementRule['values'] = {
  id,
  width: side,
  height: side,
  materials,
  description: html,
  url: address,
  isCustom: flag,
  hasCustomSize: flag,
  hasCustomSizes: flag,
};

const templateValues: ElementRule['values'] = {
  ...sizeValues,
  name,
  tags: anyText,
  thumbWidth: pixels,
  thumbHeight: pixels,
  shortInfo: plainText,
  leftInfo: plainText,
  source,
  isTileBased: flag,
  isMaterialSpecific: flag,
  visible: flag,
  sizeurl: address,
  labelurl: address,
};

const fields = { hasFields: true, markedUp: ['description'], whole: priceFault } as const;

/** A total price needs the price of one panel. [PRICE-06] */
function priceFault(element: XmlElement): string | null {
  const text = htmlFieldOf(element, 'description');
  return text.includes('[TOTAL2]') && unitPriceCents(text) === null
    ? 'description has [TOTAL2] but no price of one panel, such as 12,50'
    : null;
}

export const VALS_RULE: ElementRule = {
  values: {},
  children: { val: { values: { name: textUpTo(40), value: matching(/^[+-]?\d+(\.\d+)?$/, 'a number') }, required: ['name', 'value'] } },
};

/** Rule of a design's entry, a shop's `design.xml`. A size is itself a template, so it may have the same values. */
export const DESIGN_RULE: ElementRule = {
  ...fields,
  values: { ...templateValues, start: matching(/^composed$/, "'composed'") },
  required: ['id', 'name', 'width', 'height'],
  once: ['preset', 'children'],
  children: {
    preset: VALS_RULE,
    children: {
      values: {},
      children: { template: { ...fields, values: templateValues, required: ['id', 'width', 'height'] } },
    },
  },
};
