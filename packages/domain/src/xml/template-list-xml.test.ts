import { describe, expect, it } from 'vitest';
import { formatOf } from '../geometry/format.ts';
import { readDesignXml, readTemplateListXml, writeTemplateListXml } from './template-list-xml.ts';

const list = (inside: string) => `<rsp><templates>${inside}</templates></rsp>`;
const only = (template: string) => {
  const { templates, faults } = readTemplateListXml(list(template));
  expect(faults).toEqual([]);
  return templates[0] as NonNullable<(typeof templates)[0]>;
};

const FULL = `<template id="12" tags="theme:basic, designer:muro" name="Mosaico-Sol" thumbWidth="150" thumbHeight="120" materials="POSTER,CANVAS2CM"
    source="gen:alleven" isTileBased="false" hasCustomSize="true" isCustom="false" isMaterialSpecific="true" visible="true"
    url="/templates/12/card.jpg" width="50" height="40" sizeurl="/s.png" labelurl="/l.png">
  <shortInfo>Short</shortInfo><leftInfo>Left</leftInfo>
  <description><![CDATA[Columns & rows<br><b>Prices</b> from 20]]></description>
  <preset><val name="numberVert" value="5"/></preset>
  <children>
    <template id="121" width="50" height="40" materials="POSTER" description="a" url="/u.png" isCustom="false" hasCustomSizes="true"/>
    <template id="122" width="30" height="90" materials="" description="b"/>
  </children>
</template>`;

describe('readTemplateListXml', () => {
  it('[TPL-01] reads every template of rsp > templates', () => {
    const { templates } = readTemplateListXml(
      list('<template id="1" name="a" width="1" height="1"/><template id="2" name="b" width="1" height="1"/>'),
    );
    expect(templates.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('[TPL-02] [TPL-03] [TPL-04] [TPL-05] [TPL-06] [TPL-07] [TPL-09] [TPL-10] [TPL-11] reads every field, as attribute or element', () => {
    expect(only(FULL)).toMatchObject({
      id: '12',
      tags: ['theme:basic', 'designer:muro'],
      name: 'Mosaico-Sol',
      thumbWidthPx: 150,
      thumbHeightPx: 120,
      description: 'Columns & rows<br><b>Prices</b> from 20',
      materials: ['POSTER', 'CANVAS2CM'],
      source: 'gen:alleven',
      isTileBased: false,
      hasCustomSize: true,
      isCustom: false,
      isMaterialSpecific: true,
      visible: true,
      url: '/templates/12/card.jpg',
      width: 50,
      height: 40,
      sizeUrl: '/s.png',
      labelUrl: '/l.png',
      shortInfo: 'Short',
      leftInfo: 'Left',
      preset: { numberVert: '5' },
    });
  });

  it('[TPL-08] reads the custom-size flag under both names', () => {
    expect(only('<template id="1" name="a" width="1" height="1" hasCustomSizes="true"/>').hasCustomSize).toBe(true);
    expect(only('<template id="1" name="a" width="1" height="1"><hasCustomSize>true</hasCustomSize></template>').hasCustomSize).toBe(true);
  });

  it("[TPL-07] reads only the text 'true' as true, and a missing flag as false", () => {
    const { visible, isTileBased } = only('<template id="1" name="a" width="1" height="1" visible="1"/>');
    expect([visible, isTileBased]).toEqual([false, false]);
  });

  it('[TPL-12] [TPL-26] [TPL-27] reads children as sizes', () => {
    const { children } = only(FULL);
    expect(children[0]).toEqual({
      id: '121',
      width: 50,
      height: 40,
      materials: ['POSTER'],
      description: 'a',
      url: '/u.png',
      isCustom: false,
      hasCustomSize: true,
    });
    expect(children.map(formatOf)).toEqual([2, 3]);
    expect(children[1]?.materials).toEqual([]);
  });

  it('drops invalid entries, reports them with line and reason, and keeps the others', () => {
    const { templates, faults } = readTemplateListXml(
      list(
        [
          '\n<template id="1" name="a" width="1" height="1"/>',
          '<template name="b" width="1" height="1"/>',
          '<template id="3" name="c" width="x" height="1"/>',
          '<template id="4" name="d" width="1" height="1" materials="GOLD"/>',
          '<template id="5" width="1" height="1"/>',
          '<template id="1" name="e" width="1" height="1"/>',
          '<template id="7" name="g" width="1" height="1"><children><template id="71" width="0" height="1"/></children></template>',
          '<template id="8" name="h" width="1" height="1"/>',
        ].join('\n'),
      ),
    );
    expect(templates.map(({ id }) => id)).toEqual(['1', '8']);
    expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'id is missing'],
      [4, "width must be a number above 0 up to 400, not 'x'"],
      [5, "material 'GOLD' is unknown"],
      [6, 'name is missing'],
      [7, "id '1' occurs twice"],
      [8, "width must be a number above 0 up to 400, not '0'"],
    ]);
  });

  it('[TPL-01] refuses documents that are not a list', () => {
    expect(() => readTemplateListXml('<templates/>')).toThrow('the root must be <rsp>');
    expect(() => readTemplateListXml('<rsp/>')).toThrow('templates is missing');
  });

  it('[TPL-01] reads back an equal list, and writes the same text again', () => {
    const { templates } = readTemplateListXml(list(FULL));
    const text = writeTemplateListXml(templates);
    expect(readTemplateListXml(text)).toEqual({ templates, faults: [] });
    expect(writeTemplateListXml(readTemplateListXml(text).templates)).toBe(text);
  });

  it("reads a single entry, a shop's design.xml", () => {
    expect(readDesignXml(FULL)).toEqual(only(FULL));
    expect(() => readDesignXml('<design/>')).toThrow('the root must be <template>');
  });
});
