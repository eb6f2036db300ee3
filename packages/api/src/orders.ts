import { z } from 'zod';
import { idAnswer, idText } from './id.ts';

export const ORDER_STATES = ['received', 'printing', 'printed', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const MAX_QUANTITY = 99;

const line = (max: number) => z.string().trim().min(1).max(max);
const id = z.union([idText, idAnswer.transform(String)]);

/** What is ordered and where it goes. The server computes the price. */
export const orderRequest = z.object({
  collageid: id,
  /** The version that the person saw; a newer save does not change the order. */
  version: z.coerce.number().int().positive(),
  /** Required when the collage has no material of its own. */
  material: z.string().max(20).optional(),
  quantity: z.coerce.number().int().min(1).max(MAX_QUANTITY),
  name: line(120),
  street: line(200),
  postcode: line(20),
  city: line(120),
  country: line(80),
  email: line(120).regex(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/),
});
export type OrderRequest = z.infer<typeof orderRequest>;

export const orderAnswer = z.object({
  id: idAnswer,
  collageid: idAnswer,
  version: z.number().int().positive(),
  state: z.enum(ORDER_STATES),
  /** Why a failed order failed, in the asked language; '' otherwise. */
  reason: z.string(),
  /** Name of the design. */
  design: z.string(),
  width: z.number(),
  height: z.number(),
  material: z.string(),
  quantity: z.number().int().positive(),
  priceCents: z.number().int().nonnegative(),
  totalCents: z.number().int().nonnegative(),
  currency: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  picture: z.string(),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

export const ordersAnswer = z.array(orderAnswer);
export type OrdersAnswer = z.infer<typeof ordersAnswer>;

export const orderDraftRequest = z.object({ collageid: idText });
export type OrderDraftRequest = z.infer<typeof orderDraftRequest>;

/** What the cart shows before an order: `materials` has one entry when the collage already has its material. */
export const orderDraftAnswer = z.object({
  collageid: idAnswer,
  version: z.number().int().positive(),
  templateid: z.string(),
  design: z.string(),
  width: z.number(),
  height: z.number(),
  /** '' when the person has still to choose. */
  material: z.string(),
  materials: z.array(z.object({ material: z.string(), priceCents: z.number().int().nonnegative() })),
  currency: z.string(),
  isFinished: z.boolean(),
  picture: z.string(),
});
export type OrderDraftAnswer = z.infer<typeof orderDraftAnswer>;
