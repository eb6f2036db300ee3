import { readTemplateListXml, type Template } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { firstChoice } from './design-choice.ts';
import { emphasizeMaterial, priceText } from './price-text.ts';

function template(more: string, children: string): Template {
  const xml = `<rsp><templates><template id="9" name="a-b" width="50" height="40" visible="true" ${more}><children>${children}</children></template></templates></rsp>`;
  const [read] = readTemplateListXml(xml).templates;
  if (!read) throw new Error('the list of this test is broken');
  return read;
}

const SIZED = template(
  'source="gen:alleven" description="Todo"',
  '<template id="91" width="50" height="40" description="Un ritmo. &lt;b&gt;Prices&lt;/b&gt;&lt;br&gt;Poster: 12,00"/><template id="92" width="30" height="30"/>',
);

describe('the price box', () => {
  it('[PRICE-01] [PRICE-02] shows the description of the active size from its prices on', () => {
    expect(priceText(SIZED, firstChoice(SIZED))).toBe('<b>Prices</b><br>Poster: 12,00');
  });

  it('[PRICE-02] falls back to the description of the design', () => {
    const [, small] = SIZED.children;
    if (!small) throw new Error('a size is missing');
    expect(priceText(SIZED, { ...firstChoice(SIZED), size: small })).toBe('Todo');
  });

  it('[TPL-23] for a design with one size and no price text, shows the description up to its first line break', () => {
    const templateWith = (description: string) => template(`source="gen:alleven" description="${description}"`, '');
    const textOf = (design: Template) => priceText(design, firstChoice(design));
    expect(textOf(templateWith('Un ritmo&lt;br/&gt;y más'))).toBe('Un ritmo');
    expect(textOf(templateWith('Todo &lt;b&gt;Prices&lt;/b&gt;&lt;br&gt;Poster: 12,00'))).toBe('<b>Prices</b><br>Poster: 12,00');
  });

  it('[PRICE-02] [SIZE-18] counts the panels of tile designs', () => {
    const tiles = template(
      'source="gen:tiles" isTileBased="true"',
      '<template id="91" width="54" height="54" description="[TOTAL] x 12,50 = [TOTAL2]"/>',
    );
    expect(priceText(tiles, { ...firstChoice(tiles), values: { numberVert: 3, numberHor: 3 } })).toBe('9 x 12,50 = 112,50');
  });

  it('[PRICE-05] formats the price of panels for the language', () => {
    const tiles = template(
      'source="gen:tiles" isTileBased="true"',
      '<template id="91" width="54" height="54" description="&lt;b&gt;Prices&lt;/b&gt;&lt;br&gt;[TOTAL] × €14.95 = €[TOTAL2]"/>',
    );
    const write = (cents: number, decimals: number) => (cents / 100).toLocaleString('en', { minimumFractionDigits: decimals });
    expect(priceText(tiles, { ...firstChoice(tiles), values: { numberVert: 10, numberHor: 9 } }, write)).toBe(
      '<b>Prices</b><br>90 × €14.95 = €1,345.50',
    );
  });

  it('[PRICE-02] the line of the chosen material is emphasised', () => {
    expect(emphasizeMaterial('<b>Prices</b><br>Poster: 12,00<br>Aluminium: 30,00', 'Poster')).toBe(
      '<b>Prices</b><br><b>Poster: 12,00</b><br>Aluminium: 30,00',
    );
    expect(emphasizeMaterial('Poster\u202f: 12,00<br>Poster mat\u202f: 30,00', 'Poster')).toBe(
      '<b>Poster\u202f: 12,00</b><br>Poster mat\u202f: 30,00',
    );
    expect(emphasizeMaterial('12,00', 'Poster')).toBe('12,00');
  });
});
