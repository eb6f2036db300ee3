import type { NewVersion } from '../../apps/server/src/collages/types/collages.ts';
import type { NewLine, Order } from '../../apps/server/src/orders/types/orders.ts';
import type { StoredPhoto } from '../../apps/server/src/photos/types/photos.ts';
import { addressBy } from '../../packages/api/src/index.ts';
import type { Buyer } from './find-buyer.ts';

/** Builds a photo row for the content `id`. */
export function newPhoto(ownerId: number, id: number): StoredPhoto {
  const [sha256, webSha256, thumbSha256] = ['a', 'b', 'c'].map((kind) => `${kind}${id}`) as [string, string, string];
  const sizes = { sizeBytes: 4_000_000, widthPx: 4000, heightPx: 3000, webWidthPx: 1600, webHeightPx: 1200 };
  const time = { takenMs: null, zoneMin: null, isFileTime: false };
  return {
    id,
    ownerId,
    sha256,
    webSha256,
    thumbSha256,
    ...sizes,
    ...time,
    name: 'p.jpg',
    type: 1,
    uniqueKey: String(id),
    suggestedRotation: 0,
  };
}

const SIZE = { width: 50, height: 70, material: 'poster' };
const DOCUMENT = { xml: '<x/>'.repeat(500), screenshotSha256: '', screenshotBytes: 0, pictureSha256: '' };

export function newVersion(of: Pick<NewVersion, 'ownerId' | 'collageId' | 'photoIds'>): NewVersion {
  const design = { templateId: '1', childTemplateId: '1', editor: 'e', editorVersion: '1', isFinished: true };
  const attempt = { baseVersion: null, idempotencyKey: null, maxCollages: 10_000 };
  return { ...of, ...SIZE, ...DOCUMENT, ...design, ...attempt };
}

/** Builds a line of the first version of the buyer's collage. */
export const newLine = ({ collageId }: Buyer): NewLine => ({
  ...SIZE,
  ...{ collageId, version: 1, design: 'Even', quantity: 1, priceCents: 3900, withdrawal: 'none', templateId: '1', xml: null },
});

export function newOrder({ id: ownerId }: Buyer, id: number): Order {
  const price = { totalCents: 3900, currency: 'EUR', deliveryCents: 0, vatRate: null, vatCents: 0, isVatIncluded: true };
  const address = { ...addressBy(({ part }) => part), country: 'ES', email: 'ana@example.org' };
  const terms = { locale: 'en', delivery: null, invoiceAddress: null, termsSha256: null, acceptedWarnings: [] } as const;
  return {
    id,
    ownerId,
    ...price,
    ...terms,
    address,
    shopNumber: null,
    shopRequestHash: null,
    isBuyerTold: true,
  };
}
