import {
  type ApiLocale,
  COLLAGE_ACTIONS_DONE,
  type OlderOrdersView,
  type OrderRow,
  type OverviewCollage,
  type OverviewNotice,
  type OverviewView,
  type VersionsView,
} from '@muro/api';
import { namePart } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import type { ListedCollage } from '../../collages/types/collages.ts';
import { orderAgainAddresses } from '../../orders/pages/order-again-addresses.ts';
import { firstLineOf } from '../../orders/rules/first-line.ts';
import { printFailureOf } from '../../orders/rules/print-failures.ts';
import type { OrdersPage, PlacedOrder } from '../../orders/types/orders.ts';

interface Designs {
  template(id: string): { readonly name: string } | null | undefined;
}

/** Language and shop of a page's links. */
interface LinkContext {
  readonly locale: ApiLocale;
  readonly shop: ShopData;
}

interface OverviewData {
  /** Name of the account. */
  readonly name: string;
  readonly collages: readonly ListedCollage[];
  readonly orders: OrdersPage;
  readonly notice: OverviewNotice | null;
}

/** Returns the view of a user's collages and orders. [EXIT-03] */
export function overviewView({ name, collages, orders, notice }: OverviewData, designs: Designs, linkContext: LinkContext): OverviewView {
  const viewsOf = (isDeleted: boolean) =>
    collages.filter(({ removedAt }) => (removedAt !== null) === isDeleted).map((collage) => collageOf(collage, designs));
  return { page: 'overview', name, collages: viewsOf(false), deleted: viewsOf(true), orders: listOf(orders, linkContext), notice };
}

export function olderOrdersView(orders: OrdersPage, linkContext: LinkContext): OlderOrdersView {
  return { page: 'older-orders', orders: listOf(orders, linkContext) };
}

/** @param versions  versions of one collage, newest first */
export function versionsView(versions: readonly [ListedCollage, ...ListedCollage[]], designs: Designs): VersionsView {
  return {
    page: 'versions',
    collageId: versions[0].collageId,
    shownName: shownName(versions[0], designs),
    versions: versions.map(({ version, width, height, updatedAt }) => ({ version, width, height, savedAt: updatedAt.toISOString() })),
  };
}

/** Returns the name of a collage, or that of its design. */
export function shownName({ name, templateId, collageId }: Pick<ListedCollage, 'name' | 'templateId' | 'collageId'>, designs: Designs) {
  return name || namePart(designs.template(templateId)?.name ?? '') || String(collageId);
}

/** Parses from the overview's URL which action was just done with which collage. */
export function noticeIn(done: unknown, collageId: number | null): OverviewNotice | null {
  const action = COLLAGE_ACTIONS_DONE.find((candidate) => candidate === done);
  return action !== undefined && collageId !== null ? { done: action, collageId } : null;
}

function collageOf(collage: ListedCollage, designs: Designs): OverviewCollage {
  const { collageId: id, name: ownName, width, height, updatedAt, isFinished } = collage;
  return { id, ownName, shownName: shownName(collage, designs), width, height, savedAt: updatedAt.toISOString(), isFinished };
}

const listOf = ({ orders, next }: OrdersPage, linkContext: LinkContext) => ({
  rows: orders.map((order) => orderRow(order, linkContext)),
  olderThan: next,
});

function orderRow(order: PlacedOrder, { locale, shop }: LinkContext): OrderRow {
  const { id, createdAt, totalCents, currency, state } = order;
  const [orderAgainUrl = null, ...others] = orderAgainAddresses(order, shop, locale);
  return {
    id,
    createdAt: createdAt.toISOString(),
    design: firstLineOf(order).design,
    lines: order.lines.map(({ quantity, design, width, height, material }) => ({ quantity, design, width, height, material })),
    totalCents,
    currency,
    state,
    failure: state === 'failed' ? printFailureOf(order.reason) : null,
    again: others.length === 0 ? orderAgainUrl : null,
  };
}
