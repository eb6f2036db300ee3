import type { CollageTools, Design, Photo } from '@muro/domain';

/** Tools that leave texts unchanged. */
export const PLAIN_TOOLS: CollageTools = { sizeText: (data) => data, defaultTexts: { title: 'Title', subtitle: 'Subtitle' } };

/** Returns a page of square slots in one row, 10 cm each: img1, img2 … */
export function rowDesign(slots: number): Design {
  const cells = Array.from({ length: slots }, (_, index) => ({
    kind: 'photo' as const,
    slot: `img${index + 1}`,
    ...{ x: 10 * index, y: 0, width: 10, height: 10 },
    ...{ tiltDeg: 0, printMargin: 0, cornerRadius: 0, allowsText: false },
  }));
  const size = { width: 10 * slots, height: 10 };
  return {
    templateId: '1',
    childTemplateId: '11',
    size,
    material: '',
    generator: 'alleven',
    document: {
      designer: '',
      design: 'alleven',
      screenDpcm: 40,
      material: '',
      hasCustomSizes: false,
      vals: {},
      resources: [],
      layout: { size, cells, photoBorder: null },
      hash: '',
    },
  };
}

/** Returns a photo of 12 megapixels with this id. */
export function photoNamed(id: string): Photo {
  return { id, name: `${id}.jpg`, type: 'COMPUTER', widthPx: 4000, heightPx: 3000 };
}
