import { type Bytes, box, fromHex, fullBox, letters } from './heif-writer.ts';

/** A picture coded with HEVC: the decoder's configuration and one slice. */
export interface CodedPicture {
  /** The 'hvcC' box. */
  readonly configuration: Bytes;
  readonly slice: Bytes;
}

const coded = (configuration: string, slice: string): CodedPicture => ({
  configuration: box('hvcC', fromHex(configuration)),
  slice: fromHex(slice),
});

/** The four fields of `makeHeic` with 8 bits, coded from a PNG by `heif-enc -q 50`. */
export const EIGHT_BITS = coded(
  '0103700000000000000000001ef000fcfdf8f800000f03200001001840010c01ffff03700000030090000003000003001eba0240210001002b42' +
    '010103700000030090000003000003001ea010204165ba924a6b9b81010302000003000200000300021022000100074401c172b02240',
  '000000512801af138078d585c8bfffeab51fff0099e1f7760d88a53ffde78c47f383e3ffc84ab69e541ab806061f90da3b8853d1f12e14bf954c' +
    '87dc9ee95f18516ffd3b5099fd73ffd80bb7fc34730f975aa65580',
);

/** The same fields with 10 bits, coded from a PNG with 16 bits by `heif-enc -q 50 -b 10`. */
export const TEN_BITS = coded(
  '0104080000000000000000001ef000fcfdfafa00000f03200001001740010c01ffff0408000003009db800000300001eba0240210001002a4201' +
    '010408000003009db800000300001ea0102041365ba924a6b9b8101030200000030020000003002122000100074401c172b02240',
  '0000003e2801af1380e533e1bfffe45a8fffb5433c3f4e50ab144fffb19f547f84f13ffdd568632582ffc2d8b1be343ff95676c0b27ffcc69dbf' +
    'ec13987de4f0f47c',
);

/** An alpha picture for these fields that hides only the yellow one, as `heif-enc` writes it for a PNG with a clear area. */
export const ALL_BUT_YELLOW = coded(
  '0104080000000000000000001ef000fcfcf8f800000f03200001001740010c01ffff0408000003009ff800000300001eba024021000100274201' +
    '010408000003009ff800000300001ec040810596ea4929ae6c08000003000800000300084022000100074401c172b02240',
  '000000162801ae27c3f429f50fdd32f57f689054ffff1f04556c',
);

/** Marks a picture as the alpha picture of another. */
export const IS_ALPHA = fullBox('auxC', letters('urn:mpeg:hevc:2015:auxid:1'), [0]);
