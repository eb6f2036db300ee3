/** Pieces of XML that are left open, or that are small and can be repeated many times. */
export const PIECES: readonly string[] = [
  ...['<!--', '<!-- ', '-->', '--', '<!-->', '<![CDATA[', '<![CDATA[]]', ']]', ']]>', '<!-- --><![CDATA[ ]]>'],
  ...['<a ', '<a', '<a>', '<a/>', '<a></a>', '<a></b>', '</', '</a>', '</a', '<', '>', '/>', '<<', '<!', '<?', '<?a', '<?a ?>'],
  ...['<!DOCTYPE', '<!DOCTYPE a [', '<!ENTITY a "b">', '<a b="1">', '<a b="1" ', ' b="1"', ' b', ' b=', '="', '"', "'", '""', '\'"'],
  ...['&', '&amp', '&amp;', '&a', '&a;', '&#', '&#1', '&#65;', '&#x', '&#x41;', '&&', ';', '&nbsp;', '&lt;!--'],
  ...[' ', '\n', '\r\n', '\r', '\t', '\u00a0', 'a', '1', '1.', '.', ',', ':', '=', '-', '/', '#', '\u{1f600}', '\u0301', '\ud800'],
];

export const repeated = (piece: string, length: number): string => piece.repeat(Math.max(1, Math.floor(length / piece.length)));

/** Values that make a backtracking pattern try many matches. */
export const VALUES: Readonly<Record<string, (length: number) => string>> = {
  'digits and a letter': (length) => `${repeated('1', length)}x`,
  'digits, a point and a letter': (length) => `${repeated('1', length / 2)}.${repeated('1', length / 2)}x`,
  'spaces and a letter': (length) => `1${repeated(' ', length)}x`,
  'parts of a path': (length) => `${repeated('/a', length)}:`,
  'comma-separated numbers': (length) => repeated('0,0,', length),
  'named widths': (length) => `0,0,0,0:modern${repeated(':cardWidthCM=1', length)}`,
  'hexadecimal digits': (length) => `0x${repeated('f', length)}`,
  letters: (length) => repeated('img1', length),
  'base64 with a foreign letter': (length) => `/9j/${repeated('AAAA', length)}!`,
  'commands of a path': (length) => `M0 0${repeated('L1 1', length)}`,
  'marks of letters': (length) => `a${repeated('\u0301', length)}`,
};

/** Every kind of element and attribute that the readers know; `[here]` marks the place of hostile text. */
export const SAMPLES: Readonly<Record<'collage' | 'template' | 'list' | 'shapes', string>> = {
  collage: `<collage templateId="5" childTemplateId="51" width="50" height="40" material="POSTER" layout="">
<custom width="50" height="40" materials="POSTER,DIBOND" description="d"/>
<template templateId="5" childTemplateId="51" designer="d" design="g" screenDpcm="11.8" material="POSTER" hasCustomSizes="true">
<generator><val name="columns" value="3"/></generator><dopcanvas width="50" height="40"/>
<bases><dopimage slot="img2" x="20" y="1" width="10" height="10"/></bases>
<variation name="default" photoBorder="0,0,0,0:modern:cardWidthCM=0.4"><uses slot="img2"/>
<dopimage slot="img1" x="1" y="1" width="10" height="10" rotation="3" printmargin="1" cornerradius="1" allowtext="true" card="true"/>
<doptext slot="txt1" x="1" y="1" width="10" height="3" editable="true"/>
<dopclip slot="img1" x="1" y="1" width="10" height="10" state="true" viewportWidth="10" viewportHeight="10" path="M0 0L10 0L10 10Z"/>
<dopoverlay x="1" y="1" width="10" height="10" resource="r"/>
<dopshapeoverlay slot="overlayshape0" x="1" y="1" width="9" height="9" printmargin="1" defaultcolor="0xffffff">
<rectangle x="1" y="1" width="2" height="2" isfilled="true" borderradius="1" borderwidth="1"/><circle x="1" y="1" width="2" height="2"/>
</dopshapeoverlay>
<dopgamebox x="1" y="1" width="9" height="9" border="true" borderWidth="1" margin="1" blockCorner="true" noSides="true"
 transparencyBorder="1" color="0x000000" backgroundColor="0xffffff"/></variation></template>
<screenshot>/9j/AAAA[here]</screenshot>
<photos><photo id="7" type="1" unique="u" suggestedRotation="90" name="n"><version media="web" src="/a/b.jpg" width="40" height="30"/>
<version media="full" src="a/b.jpg" width="40" height="30"/><subject x="0.5" y="0.5"><face x="0.1" y="0.1" width="0.2" height="0.2"/></subject>
</photo></photos>
<userdata variation="default" version="2" photobordercolor="0x000000" photoborderautomaticcolor="true">
<dopimage position="img1" dpi="120"><photo id="7" zoom="1" x="0.5" y="0.5" rotation="90" straighten="1" mirror="true" placed="auto" fit="whole"
 favourite="4" locked="true"><imageeffect type="bw"/></photo><doptext position="inner" text="t"/></dopimage>
<doptext position="txt1" text="t" color="0x000000" align="left" valign="top" font="jost" style="400" fontsize="1" lineheight="1"
 letterspacing="0.1" padding="0" multiplelines="true" background="none" caps="true"/>
<dopshapeoverlay position="overlayshape0" color="0xffffff"/><dopclip position="img1"/></userdata></collage>`,
  template: `<template designer="d" design="g" screenDpcm="11.8" material="POSTER" hasCustomSizes="true"><generator><val name="a" value="1"/></generator>
<resources><resource id="r"><version media="web" type="jpg" source="art/a.jpg"/></resource></resources><dopcanvas width="50" height="40"/>
<variation name="default" photoBorder="0,0,0,0:modern"><dopoverlay x="1" y="1" width="10" height="10" resource="r"/></variation></template>`,
  list: `<rsp><templates><template id="5" width="50" height="40" materials="POSTER" name="a - b" tags="t:a t:b" thumbWidth="9" thumbHeight="9"
 source="gen:single" isTileBased="true" isMaterialSpecific="true" visible="true" sizeurl="/a" labelurl="/b" url="/c" isCustom="false"
 hasCustomSize="true"><description>12,50 <b>a</b>[here]</description><shortInfo>[here]</shortInfo><leftInfo>i</leftInfo>
<preset><val name="a" value="1"/></preset><children><template id="51" width="50" height="40"/></children></template></templates></rsp>`,
  shapes: '<shapes><shape id="7" width="10" height="16" path="M0 0L10 0L10 16Z">[here]</shape></shapes>',
};

/** Replaces the value of each attribute of a sample in turn; yields the attribute's name with the replacing function. */
export function* withEachValue(sample: string): Generator<readonly [name: string, put: (value: string) => string]> {
  const bare = sample.replaceAll('[here]', '');
  const places = [...bare.matchAll(/<(\w+)[^<>]*>|/g)].flatMap(({ 0: tag, 1: element, index }) =>
    [...tag.matchAll(/ (\w+)="([^"]*)"/g)].map((found) => ({
      name: `${element} ${found[1]}`,
      from: index + found.index + found[0].indexOf('"') + 1,
      to: index + found.index + found[0].length - 1,
    })),
  );
  for (const { name, from, to } of places) yield [name, (value) => bare.slice(0, from) + value + bare.slice(to)];
}
