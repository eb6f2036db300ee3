import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_DRAG } from '../../flow/slots/slot-drag.ts';
import { useEditorView } from '../collage/editor-view.ts';
import { useLiveView } from '../collage/live-view.ts';
import { whenAtRest } from './when-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  useEditorView.setState({ drag: NO_DRAG });
  useLiveView.setState({ live: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const doneAfter = (withinMs: number) => {
  const job = vi.fn();
  whenAtRest(job, withinMs);
  return job;
};

it('is done at once where nothing is held', () => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
  const job = doneAfter(1000);
  vi.advanceTimersByTime(1);
  expect(job).toHaveBeenCalledOnce();
});

it('waits for the hand that moves or carries a photo', () => {
  useEditorView.setState({ drag: { mode: 'moving', slot: 'a', photoId: '1' } });
  const job = doneAfter(1000);
  vi.advanceTimersByTime(500);
  expect(job).not.toHaveBeenCalled();
  useEditorView.setState({ drag: NO_DRAG });
  vi.advanceTimersByTime(200);
  expect(job).toHaveBeenCalledOnce();
});

it('waits no longer than it may', () => {
  useLiveView.setState({ live: { slot: 'a', view: { focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 0 } } });
  const job = doneAfter(1000);
  vi.advanceTimersByTime(999);
  expect(job).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(job).toHaveBeenCalledOnce();
});
