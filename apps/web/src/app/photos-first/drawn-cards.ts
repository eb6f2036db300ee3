import { memoize, type Template } from '@muro/domain';
import { type Choice, designOf } from '../../flow/catalogue/design-choice.ts';
import { useShaper } from '../../state/editor/collage-tools.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { documentNow } from '../catalogue/design-documents.ts';
import { type DrawnDesign, drawDesign } from '../catalogue/draw-design.ts';

/** A design on its card. */
export interface CardDesign {
  readonly template: Template;
  readonly choice: Choice;
}

interface DrawnCard {
  readonly drawn: DrawnDesign;
  /** Inputs of the drawing, compared to reuse it. */
  readonly of: readonly unknown[];
}

const drawnCards = memoize((_: Workspace) => new WeakMap<Choice, DrawnCard>());

/** Draws a design with the current photos and texts of the open work; returns null until its layout has loaded. */
export function drawCard(workspace: Workspace, { template, choice }: CardDesign): DrawnDesign | null {
  const card = currentCard(workspace, { template, choice });
  if (card) return card;
  const document = documentNow(template, choice);
  if (!document) return null;
  const drawn = drawDesign(workspace, designOf(template, choice, document), useShaper.getState().shaper);
  drawnCards(workspace).set(choice, { drawn, of: sourcesOf(workspace, template) });
  return drawn;
}

/** Returns the last drawing of a card, possibly outdated, so that a card scrolled into view is never empty. */
export function lastCard(workspace: Workspace, card: CardDesign): DrawnDesign | null {
  return drawnCards(workspace).get(card.choice)?.drawn ?? drawCard(workspace, card);
}

/**
 * Draws cards before they scroll into view: one by one, when the page is idle. While photos are being read, which changes the work
 * constantly, existing drawings are kept.
 *
 * @returns cancels it
 */
export function drawAhead(workspace: Workspace, cards: readonly CardDesign[]): () => void {
  const isDrawn = (card: CardDesign): boolean =>
    isReading(workspace.reading.store.getState()) ? drawnCards(workspace).has(card.choice) : currentCard(workspace, card) !== null;
  const remaining = [...cards];
  let stopWaiting: () => void;
  const drawNext = (): void => {
    let card = remaining.shift();
    while (card && isDrawn(card)) card = remaining.shift();
    if (!card) return;
    drawCard(workspace, card);
    stopWaiting = whenFree(drawNext);
  };
  stopWaiting = whenFree(drawNext);
  return () => stopWaiting();
}

function currentCard(workspace: Workspace, { template, choice }: CardDesign): DrawnDesign | null {
  const cached = drawnCards(workspace).get(choice);
  const current = sourcesOf(workspace, template);
  return cached?.of.every((source, index) => source === current[index]) ? cached.drawn : null;
}

function sourcesOf(workspace: Workspace, template: Template): readonly unknown[] {
  return [template, openCollage(workspace), workspace.work.getState().photosFirst, useShaper.getState().shaper];
}

/** Interval in browsers without `requestIdleCallback`, ms. */
const PAUSE_MS = 50;

function whenFree(job: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(job);
  return () => cancelIdleCallback(idle);
}
