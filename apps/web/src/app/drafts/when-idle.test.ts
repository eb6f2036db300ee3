import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_DRAG } from '../../flow/slots/slot-drag.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { whenIdle } from './when-idle.ts';

let workspace: Workspace;

beforeEach(() => {
  workspace = createWorkspace();
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const doneAfter = (withinMs: number) => {
  const job = vi.fn();
  whenIdle(workspace, job, withinMs);
  return job;
};

it('runs immediately while no gesture is running', () => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
  const job = doneAfter(1000);
  vi.advanceTimersByTime(1);
  expect(job).toHaveBeenCalledOnce();
});

it('waits while a photo is being moved or dragged', () => {
  workspace.view.store.setState({ drag: { mode: 'moving', slot: 'a', photoId: '1' } });
  const job = doneAfter(1000);
  vi.advanceTimersByTime(500);
  expect(job).not.toHaveBeenCalled();
  workspace.view.store.setState({ drag: NO_DRAG });
  vi.advanceTimersByTime(200);
  expect(job).toHaveBeenCalledOnce();
});

it('waits no longer than the limit', () => {
  workspace.live.store.setState({ live: { slot: 'a', view: { focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 0 } } });
  const job = doneAfter(1000);
  vi.advanceTimersByTime(999);
  expect(job).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(job).toHaveBeenCalledOnce();
});

it('does not run after it was cancelled', () => {
  workspace.view.store.setState({ drag: { mode: 'moving', slot: 'a', photoId: '1' } });
  const job = vi.fn();
  whenIdle(workspace, job, 1000)();
  expect(vi.getTimerCount()).toBe(0);
});
