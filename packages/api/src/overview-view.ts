import type { OrderState } from './orders.ts';
import type { PrintFailure } from './print-failures.ts';

/** Of a signed-in person: the collages that are kept, those that can be restored, and the newest orders. */
export interface OverviewView {
  readonly page: 'overview';
  /** Name of the account. */
  readonly name: string;
  /** Last changed first. */
  readonly collages: readonly OverviewCollage[];
  readonly deleted: readonly OverviewCollage[];
  readonly orders: OrderListView;
  readonly said: OverviewNotice | null;
}

/** The orders before those of the overview. */
export interface OlderOrdersView {
  readonly page: 'older-orders';
  readonly orders: OrderListView;
}

/** The versions of one collage that are kept, newest first. */
export interface VersionsView {
  readonly page: 'versions';
  readonly collageId: number;
  readonly shownName: string;
  readonly versions: readonly CollageVersionRow[];
}

/** What a version of a collage measures, and when it was saved. */
interface Saved {
  /** Of the finished front, cm. */
  readonly width: number;
  readonly height: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

export interface OverviewCollage extends Saved {
  readonly id: number;
  /** Its own name; '' when it has that of its design. */
  readonly ownName: string;
  readonly shownName: string;
  /** Every place has a photo, so that it can be ordered. */
  readonly isFinished: boolean;
}

export interface CollageVersionRow extends Saved {
  readonly version: number;
}

/** What was just done, and with which collage. */
export interface OverviewNotice {
  readonly done: (typeof COLLAGE_ACTIONS_DONE)[number];
  readonly collageId: number;
}

export const COLLAGE_ACTIONS_DONE = ['renamed', 'copied', 'removed', 'broughtBack'] as const;

export interface OrderListView {
  /** Newest first. */
  readonly rows: readonly OrderRow[];
  /** The last of these orders, where there are older ones. */
  readonly olderThan: number | null;
}

export interface OrderRow {
  readonly id: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Design of the first collage, which the picture shows. */
  readonly design: string;
  readonly lines: readonly OrderRowLine[];
  /** Smallest unit of the currency. */
  readonly totalCents: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly state: OrderState;
  /** Why the print file could not be made; null in every other state. */
  readonly failure: PrintFailure | null;
  /** Address that orders the same again; null where the page of the order has one for each collage. */
  readonly again: string | null;
}

export interface OrderRowLine {
  readonly quantity: number;
  readonly design: string;
  /** Of the finished front, cm. */
  readonly width: number;
  readonly height: number;
  /** Code of the material. */
  readonly material: string;
}
