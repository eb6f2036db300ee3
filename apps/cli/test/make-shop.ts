import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A small valid catalogue as files by path: a generated design, a drawn one with pictures, panels, prices and a sample photo. */
export async function goodShop(): Promise<Record<string, string | Uint8Array>> {
  const pixels = sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } });
  return {
    'prices.json': PRICES,
    'even/design.xml': EVEN,
    'frame/design.xml': FRAME,
    'frame/template.xml': LAYOUT,
    'frame/art/paper.jpg': await pixels.clone().jpeg().toBuffer(),
    'frame/art/leaf.png': await pixels.clone().png().toBuffer(),
    'panels/design.xml': PANELS,
    'sample-photos/one.jpg': await pixels.clone().jpeg().toBuffer(),
  };
}

/** Writes files into a new folder. */
export function writeShop(folder: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const PRICES = `{
  "currency": "EUR",
  "vat": "included",
  "materials": {
    "POSTER": { "baseCents": 500, "perSquareMetreCents": 4000 },
    "CANVAS2CM": { "baseCents": 1500, "perSquareMetreCents": 9000 },
    "TILES": { "perPanelCents": 1495 }
  }
}
`;

const EVEN = `<?xml version="1.0" encoding="UTF-8"?>
<template id="11" name="Basic-Even" tags="theme:basic" width="50" height="40" materials="POSTER,CANVAS2CM"
  source="gen:alleven" url="/templates/11/card.jpg" hasCustomSize="true" visible="true">
  <description>All photos <b>alike</b>.</description>
  <preset>
    <val name="numberVert" value="4"/>
  </preset>
  <children>
    <template id="1101" width="50" height="40" materials="POSTER,CANVAS2CM"/>
    <template id="1102" width="30" height="30"/>
  </children>
</template>
`;

const FRAME = `<template id="12" name="Retro-Frame" tags="theme:retro" width="40" height="30" materials="POSTER"
  source="xml:/templates/12/template.xml" url="/templates/12/card.jpg" visible="true">
  <children>
    <template id="1201" width="40" height="30"/>
    <template id="1202" width="80" height="60"/>
  </children>
</template>
`;

const LAYOUT = `<template designer="tests" design="" screenDpcm="40">
  <resources>
    <resource id="paper"><version media="web" type="jpg" source="art/paper.jpg"/></resource>
    <resource id="leaf"><version media="web" type="png" source="art/leaf.png"/></resource>
  </resources>
  <dopcanvas width="40" height="30"/>
  <variation name="default" photoBorder="0.5,0.5,0.5,0.5:modern:cardWidthCM=0.4:glowWidthCM=0.15:shadowWidthCM=0.3">
    <dopshapeoverlay slot="overlayshape0" x="-5" y="-5" width="50" height="40" defaultcolor="0xfcfaf2">
      <rectangle x="0" y="0" width="50" height="40"/>
    </dopshapeoverlay>
    <dopoverlay x="0" y="0" width="40" height="30" resource="paper"/>
    <dopimage slot="img1" x="2" y="2" width="17" height="20"/>
    <dopimage slot="img2" x="21" y="2" width="17" height="20"/>
    <dopclip slot="img2" x="21" y="2" width="17" height="20" viewportWidth="100" viewportHeight="100" path="M0 0H100V100H0Z"/>
    <dopoverlay x="0" y="0" width="4" height="3" resource="leaf"/>
    <doptext slot="txt1" x="2" y="24" width="36" height="4"/>
  </variation>
</template>
`;

const PANELS = `<template id="13" name="Tiles-Wall" tags="designer:tiles" width="58.2" height="58.2" materials="TILES"
  source="gen:tiles" url="/templates/13/card.jpg" isTileBased="true" visible="true"/>
`;
