import type { OrderState } from './orders.ts';
import type { PrintFailure } from './print-failures.ts';

/** Overview of a signed-in user: collages, deleted collages that can be restored, and the newest orders. */
export interface OverviewView {
  readonly page: 'overview';
  /** Name of the account. */
  readonly name: string;
  /** Most recently changed first. */
  readonly collages: readonly OverviewCollage[];
  readonly deleted: readonly OverviewCollage[];
  readonly orders: OrderListView;
  readonly notice: OverviewNotice | null;
}

/** Orders that are older than those of the overview. */
export interface OlderOrdersView {
  readonly page: 'older-orders';
  readonly orders: OrderListView;
}

/** Stored versions of one collage, newest first. */
export interface VersionsView {
  readonly page: 'versions';
  readonly collageId: number;
  readonly shownName: string;
  readonly versions: readonly CollageVersionRow[];
}

/** Size and save time of a version. */
interface Saved {
  /** Size of the finished front, cm. */
  readonly width: number;
  readonly height: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

export interface OverviewCollage extends Saved {
  readonly id: number;
  /** Name given by its owner; '' if it has the name of its design. */
  readonly ownName: string;
  readonly shownName: string;
  /** True if every slot has a photo, so that it can be ordered. */
  readonly isFinished: boolean;
}

export interface CollageVersionRow extends Saved {
  readonly version: number;
}

/** Notice about the last action, and its collage. */
export interface OverviewNotice {
  readonly done: (typeof COLLAGE_ACTIONS_DONE)[number];
  readonly collageId: number;
}

export const COLLAGE_ACTIONS_DONE = ['renamed', 'copied', 'removed', 'broughtBack'] as const;

export interface OrderListView {
  /** Newest first. */
  readonly rows: readonly OrderRow[];
  /** Id of the last order in the list, if there are older ones. */
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
  /** Reason of a failed print; null in every other state. */
  readonly failure: PrintFailure | null;
  /** Link that orders the same again; null if the order's page has one per collage. */
  readonly again: string | null;
}

export interface OrderRowLine {
  readonly quantity: number;
  readonly design: string;
  /** Size of the finished front, cm. */
  readonly width: number;
  readonly height: number;
  /** Code of the material. */
  readonly material: string;
}
