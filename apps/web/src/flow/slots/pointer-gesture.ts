/**
 * Turns pointer events into gestures: tap, move, pinch. Pure, so that the thresholds can be tested without a finger.
 *
 *     down ─▶ pressed ──moved enough──▶ moving ──up──▶ move-end
 *               │ up: tap                  │ second finger: move-cancel
 *               └──second finger──▶ pinching ──one finger up──▶ spent ──all up──▶ idle
 */
export interface PointerInput {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  readonly xPx: number;
  readonly yPx: number;
  readonly timeMs: number;
  readonly isTouch: boolean;
  /** True if the press began on a button of the surface: alone it belongs to the button, with a second finger it pinches. */
  readonly isOnControl?: boolean;
}

export type Gesture =
  | { readonly type: 'tap'; readonly xPx: number; readonly yPx: number }
  | { readonly type: 'move-start'; readonly xPx: number; readonly yPx: number }
  /** `dxPx`, `dyPx` since the last gesture; x and y are the current pointer position. */
  | { readonly type: 'move'; readonly xPx: number; readonly yPx: number; readonly dxPx: number; readonly dyPx: number }
  | { readonly type: 'move-end'; readonly xPx: number; readonly yPx: number }
  | { readonly type: 'move-cancel' }
  | { readonly type: 'pinch-start' }
  /** `scale` since the last gesture (above 1: fingers moved apart); x and y are the midpoint between the fingers. */
  | {
      readonly type: 'pinch';
      readonly xPx: number;
      readonly yPx: number;
      readonly dxPx: number;
      readonly dyPx: number;
      readonly scale: number;
    }
  | { readonly type: 'pinch-end' };

interface Pointer {
  readonly id: number;
  readonly xPx: number;
  readonly yPx: number;
}

interface Press extends Pointer {
  readonly startXPx: number;
  readonly startYPx: number;
  readonly startMs: number;
  readonly isTouch: boolean;
  readonly isOnControl: boolean;
  /** Largest distance from the start so far. */
  readonly reachPx: number;
  /** Recent pointer positions, oldest first, within QUICK_WINDOW_MS. */
  readonly trail: readonly { readonly xPx: number; readonly yPx: number; readonly timeMs: number }[];
}

export type GestureState =
  | { readonly mode: 'idle' }
  | { readonly mode: 'pressed' | 'moving'; readonly press: Press }
  | { readonly mode: 'pinching'; readonly first: Pointer; readonly second: Pointer; readonly startPx: number; readonly isZooming: boolean }
  /** A finger of a pinch was lifted: the remaining one is ignored until it is lifted too. */
  | { readonly mode: 'spent'; readonly remaining: readonly number[] };

export interface GestureRules {
  /**
   * Start of a move with one finger: 'patient' waits 300 ms or 15 px, to distinguish it from a tap or a second finger [TOUCH-01]; 'quick'
   * starts above 2 px within 50 ms, for surfaces whose purpose is moving [TOUCH-04].
   */
  readonly singleFinger: 'patient' | 'quick';
}

export const PATIENT_MS = 300;
export const PATIENT_PX = 15;
export const TAP_REACH_PX = 10;
export const PINCH_START_PX = 10;
export const QUICK_PX = 2;
export const QUICK_WINDOW_MS = 50;
/** Start distance for a mouse, which does not tremble like a finger. */
export const MOUSE_START_PX = 3;

export const IDLE: GestureState = { mode: 'idle' };

export interface Recognised {
  readonly state: GestureState;
  readonly gestures: readonly Gesture[];
}

export function recognise(state: GestureState, input: PointerInput, rules: GestureRules): Recognised {
  switch (input.type) {
    case 'down':
      return onDown(state, input);
    case 'move':
      return onMove(state, input, rules);
    case 'up':
      return onUp(state, input);
    case 'cancel':
      return onCancel(state);
  }
}

function onDown(state: GestureState, input: PointerInput): Recognised {
  if (state.mode === 'idle') return { state: { mode: 'pressed', press: pressOf(input) }, gestures: [] };
  if ((state.mode === 'pressed' || state.mode === 'moving') && state.press.isTouch && input.isTouch && state.press.id !== input.id) {
    const { press } = state;
    const startPx = distance(press, input);
    const stop: readonly Gesture[] = state.mode === 'moving' ? [{ type: 'move-cancel' }] : [];
    return {
      state: { mode: 'pinching', first: press, second: input, startPx, isZooming: false },
      gestures: [...stop, { type: 'pinch-start' }],
    };
  }
  return { state: state.mode === 'spent' ? { mode: 'spent', remaining: [...state.remaining, input.id] } : state, gestures: [] };
}

function onMove(state: GestureState, input: PointerInput, rules: GestureRules): Recognised {
  if (state.mode === 'pinching') return pinched(state, input);
  if ((state.mode !== 'pressed' && state.mode !== 'moving') || state.press.id !== input.id) return { state, gestures: [] };
  const { press } = state;
  const next = followed(press, input);
  if (state.mode === 'moving') {
    const move: Gesture = { type: 'move', xPx: input.xPx, yPx: input.yPx, dxPx: input.xPx - press.xPx, dyPx: input.yPx - press.yPx };
    return { state: { mode: 'moving', press: next }, gestures: [move] };
  }
  if (press.isOnControl || !isMoveStart(next, input.timeMs, rules)) return { state: { mode: 'pressed', press: next }, gestures: [] };
  const dxPx = input.xPx - press.startXPx;
  const dyPx = input.yPx - press.startYPx;
  return {
    state: { mode: 'moving', press: next },
    gestures: [
      { type: 'move-start', xPx: press.startXPx, yPx: press.startYPx },
      { type: 'move', xPx: input.xPx, yPx: input.yPx, dxPx, dyPx },
    ],
  };
}

function onUp(state: GestureState, input: PointerInput): Recognised {
  if (state.mode === 'pressed' && state.press.id === input.id) {
    const isTap = !state.press.isOnControl && Math.max(state.press.reachPx, reachOf(state.press, input)) <= TAP_REACH_PX;
    return { state: IDLE, gestures: isTap ? [tapOf(input)] : [] };
  }
  if (state.mode === 'moving' && state.press.id === input.id) return { state: IDLE, gestures: released(state.press, input) };
  if (state.mode === 'pinching') {
    const remaining = [state.first.id, state.second.id].filter((id) => id !== input.id);
    return remaining.length === 2 ? { state, gestures: [] } : { state: { mode: 'spent', remaining }, gestures: [{ type: 'pinch-end' }] };
  }
  if (state.mode === 'spent') {
    const remaining = state.remaining.filter((id) => id !== input.id);
    return { state: remaining.length ? { mode: 'spent', remaining } : IDLE, gestures: [] };
  }
  return { state, gestures: [] };
}

function onCancel(state: GestureState): Recognised {
  if (state.mode === 'moving') return { state: IDLE, gestures: [{ type: 'move-cancel' }] };
  return { state: IDLE, gestures: state.mode === 'pinching' ? [{ type: 'pinch-end' }] : [] };
}

/** Treats a move by a resting, trembling finger as a tap: undoes the move first. [TOUCH-02] */
function released(press: Press, input: PointerInput): readonly Gesture[] {
  const isTremble = press.isTouch && Math.max(press.reachPx, reachOf(press, input)) <= TAP_REACH_PX;
  return isTremble ? [{ type: 'move-cancel' }, tapOf(input)] : [{ type: 'move-end', xPx: input.xPx, yPx: input.yPx }];
}

function pinched(state: GestureState & { mode: 'pinching' }, input: PointerInput): Recognised {
  const { first, second } = state;
  if (input.id !== first.id && input.id !== second.id) return { state, gestures: [] };
  const nextFirst = input.id === first.id ? input : first;
  const nextSecond = input.id === second.id ? input : second;
  const formerPx = distance(first, second);
  const currentPx = distance(nextFirst, nextSecond);
  const isZooming = state.isZooming || Math.abs(currentPx - state.startPx) > PINCH_START_PX;
  const from = middle(first, second);
  const to = middle(nextFirst, nextSecond);
  const scale = state.isZooming && formerPx > 0 ? currentPx / formerPx : 1;
  return {
    state: { mode: 'pinching', first: nextFirst, second: nextSecond, startPx: state.startPx, isZooming },
    gestures: [{ type: 'pinch', ...to, dxPx: to.xPx - from.xPx, dyPx: to.yPx - from.yPx, scale }],
  };
}

function isMoveStart(press: Press, timeMs: number, rules: GestureRules): boolean {
  if (!press.isTouch) return press.reachPx > MOUSE_START_PX;
  if (rules.singleFinger === 'patient') return timeMs - press.startMs > PATIENT_MS || press.reachPx > PATIENT_PX;
  return press.trail.some((point) => Math.hypot(press.xPx - point.xPx, press.yPx - point.yPx) > QUICK_PX);
}

function pressOf({ id, xPx, yPx, timeMs, isTouch, isOnControl = false }: PointerInput): Press {
  const trail = [{ xPx, yPx, timeMs }];
  return { id, xPx, yPx, startXPx: xPx, startYPx: yPx, startMs: timeMs, isTouch, isOnControl, reachPx: 0, trail };
}

function followed(press: Press, { xPx, yPx, timeMs }: PointerInput): Press {
  const trail = [...press.trail.filter((point) => timeMs - point.timeMs <= QUICK_WINDOW_MS), { xPx, yPx, timeMs }];
  return { ...press, xPx, yPx, trail, reachPx: Math.max(press.reachPx, reachOf(press, { xPx, yPx })) };
}

function reachOf(press: Press, to: { readonly xPx: number; readonly yPx: number }): number {
  return Math.hypot(to.xPx - press.startXPx, to.yPx - press.startYPx);
}

function tapOf({ xPx, yPx }: PointerInput): Gesture {
  return { type: 'tap', xPx, yPx };
}

function distance(a: Pointer, b: Pointer): number {
  return Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx);
}

function middle(a: Pointer, b: Pointer): { readonly xPx: number; readonly yPx: number } {
  return { xPx: (a.xPx + b.xPx) / 2, yPx: (a.yPx + b.yPx) / 2 };
}
