import { defaultChild, newCollage, readDesignXml } from '@muro/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../../test/row-collage.ts';
import { choiceFor } from '../../flow/catalogue/design-choice.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import type { DrawnDesign } from '../catalogue/draw-design.ts';
import { type CardDesign, drawAhead, drawCard, lastCard } from './drawn-cards.ts';

/** Returns a design with these columns and two rows. */
function cardOf(columns: number): CardDesign {
  const template =
    readDesignXml(`<template id="${columns}" name="Grid" width="50" height="50" materials="POSTER" source="gen:alleven" visible="true">
  <children><template id="${columns}1" width="50" height="50" materials="POSTER"/></children></template>`);
  return { template, choice: choiceFor(template, defaultChild(template), { cols: columns, rows: 2 }) };
}

let workspace: Workspace;

/** Returns the ids of the photos on a card. */
const shownOn = (drawn: DrawnDesign | null): readonly string[] =>
  drawn?.drawing.ops.flatMap((op) => (op.op === 'image' && op.picture.kind === 'photo' ? [op.picture.id] : [])) ?? [];
const add = (...names: readonly string[]) => workspace.work.getState().dispatch({ type: 'add-photos', photos: names.map(photoNamed) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  workspace = createWorkspace();
  workspace.work.getState().open(newCollage(rowDesign(1), PLAIN_TOOLS), null, PLAIN_TOOLS);
  workspace.work.getState().setPhotosFirst({ order: 'by-shape' });
  add('a', 'b');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('draws a design with the current photos, once', () => {
  const card = cardOf(2);
  const drawn = drawCard(workspace, card);
  expect([...shownOn(drawn)].sort()).toEqual(['a', 'b']);
  expect(drawCard(workspace, card)).toBe(drawn);
  add('c');
  expect([...shownOn(drawCard(workspace, card))].sort()).toEqual(['a', 'b', 'c']);
});

it('shows a card drawn ahead immediately, before it is redrawn', () => {
  const cards = [cardOf(2), cardOf(3)];
  drawAhead(workspace, cards);
  vi.runAllTimers();
  add('c');
  for (const card of cards) expect([...shownOn(lastCard(workspace, card))].sort()).toEqual(['a', 'b']);
  for (const card of cards) expect([...shownOn(drawCard(workspace, card))].sort()).toEqual(['a', 'b', 'c']);
});

it('draws a card that was not drawn ahead in its current state', () => {
  expect([...shownOn(lastCard(workspace, cardOf(2)))].sort()).toEqual(['a', 'b']);
});

it('redraws what has changed, but not while photos are being read', () => {
  const card = cardOf(2);
  drawCard(workspace, card);
  workspace.reading.begin(1);
  add('c');
  drawAhead(workspace, [card]);
  vi.runAllTimers();
  expect(shownOn(lastCard(workspace, card))).toHaveLength(2);
  workspace.reading.end();
  drawAhead(workspace, [card]);
  vi.runAllTimers();
  expect(shownOn(lastCard(workspace, card))).toHaveLength(3);
});

it('draws nothing after it was cancelled', () => {
  const cards = [cardOf(2), cardOf(3)];
  const stop = drawAhead(workspace, cards);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  add('c');
  expect(cards.map((card) => shownOn(lastCard(workspace, card)).length)).toEqual([2, 3]);
});
