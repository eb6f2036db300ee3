import { z } from 'zod';
import { addressAnswer } from './address-fields.ts';
import { cents, count, plainText } from './fields.ts';
import { idField, idText } from './id.ts';
import { collageAnswer, deliveryAnswer, lineNumber, MAX_QUANTITY, ORDER_WARNINGS, WITHDRAWALS } from './orders.ts';

export const orderDraftRequest = z.object({
  collageid: idText,
  /** The newest version by default. */
  version: count().optional(),
});

/** Offer that the cart shows before an order. `materials` has one entry if the collage already has a material. */
export const orderDraftAnswer = z.object({
  ...collageAnswer.shape,
  templateid: z.string(),
  /** '' if the buyer has to choose one. */
  material: z.string(),
  materials: z.array(
    z.object({
      material: z.string(),
      priceCents: cents,
      /** Right of withdrawal. */
      withdrawal: z.enum(WITHDRAWALS),
      /** URL of a picture of the collage on this material. */
      picture: z.string(),
      /** False if the design has more or fewer places on this material than photos; such a collage cannot be ordered. */
      isWhole: z.boolean(),
      /** Warnings that the buyer must see; send the accepted ones as `acceptedwarnings`. */
      warnings: z.array(z.enum(ORDER_WARNINGS)).optional(),
    }),
  ),
  currency: z.string(),
  /** True if all prices in this answer include VAT; false in answers of servers before 0.1. */
  isVatIncluded: z.boolean(),
  /** Hundredths of a percent. */
  vatRate: z.number().int().nonnegative(),
  shop: z.object({ name: z.string(), isTrial: z.boolean(), asksInvoiceAddress: z.boolean() }),
  /** SHA-256 of the terms in the asked language, hex; '' for none. */
  terms: z.string(),
  /** Codes of the delivery countries; null for all countries. */
  countries: z.array(z.string()).nullable(),
  /** Costs of a method: the first entry that matches the country (null: any) and the longest side (null: any) applies. */
  delivery: z.array(
    deliveryAnswer.extend({
      costs: z.array(z.object({ to: z.array(z.string()).nullable(), upToCm: z.number().nullable(), cents })),
    }),
  ),
  isFinished: z.boolean(),
  /** False if the collage has been saved since this version. */
  isNewest: z.boolean().optional(),
  picture: z.string(),
});
export type OrderDraftAnswer = z.infer<typeof orderDraftAnswer>;

/**
 * A collage to add to the cart or to change in it. Without material and quantity an existing line is unchanged. A given version
 * stays in the cart through later saves; a request with only the id resets all lines of the collage to the newest version.
 */
export const cartRequest = z.object({
  collageid: idField,
  /** Number of the line to change or add. By default the first line of the collage. */
  line: lineNumber,
  version: count().optional(),
  material: plainText(20).optional(),
  quantity: count(MAX_QUANTITY).optional(),
});

export const cartRemoval = z.object({
  collageid: idField,
  /** All lines of the collage by default. */
  line: lineNumber,
});

export const cartAgainRequest = z.object({ orderid: idField });

export const cartAnswer = z.object({
  /** In the order in which they were added. */
  lines: z.array(
    z.object({
      draft: orderDraftAnswer,
      /** Distinguishes lines of the same collage. */
      line: z.number().int().positive(),
      /** '' until one is chosen. */
      material: z.string(),
      quantity: z.number().int().positive(),
      /** Version to order, whatever is saved later; null for the newest. */
      version: z.number().int().positive().nullable().optional(),
    }),
  ),
  /** E-mail address of the account. */
  email: z.string(),
  /** Addresses of the last order of this account; null before the first. */
  earlier: z.object({ ...addressAnswer.shape, email: z.string(), invoice: addressAnswer.nullable() }).nullable(),
});
export type CartAnswer = z.infer<typeof cartAnswer>;
