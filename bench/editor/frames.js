// Runs in the page of the editor: drives drags and measures frames.

/** Frames of one drag, from pick-up; the release takes one more. */
const FRAMES = 60;

/**
 * Returns the pointer position in one frame of a drag, as fractions of the slot's sides from the start. The pointer moves in every frame,
 * because the browser skips frames without changes.
 */
function pointAt(kind, frame) {
  const turn = (frame / FRAMES) * 2 * Math.PI;
  if (kind === 'carried') return { x: ((frame + 1) / FRAMES) * 5, y: Math.sin(turn) };
  return { x: Math.sin(turn * 3) * 0.3, y: Math.cos(turn * 3) * 0.3 };
}

/** Measured frames after the release, and around the end of a series of keys. */
const AFTER = { release: 6, restMs: 440, rest: 30 };

/**
 * Runs one drag, one step per frame, and returns the time from each frame to the next, ms: script, style, layout, painting and compositing,
 * as long as the browser's frame rate limit is lifted. `after` are the frames after the drag, which show deferred work.
 */
async function timeFrames({ begin, step, end }) {
  const times = await timesOf(FRAMES + 2 + AFTER.release, (frame) => {
    if (frame === 0) begin();
    if (frame <= FRAMES) step(frame);
    else if (frame === FRAMES + 1) end();
    else moveDot(frame);
  });
  await new Promise((resolve) => setTimeout(resolve, AFTER.restMs));
  const rest = await timesOf(AFTER.rest, moveDot);
  await new Promise((resolve) => setTimeout(resolve, 150));
  return { during: times.slice(0, FRAMES + 2), after: [...times.slice(FRAMES + 2), ...rest] };
}

/** Returns the durations of `count` consecutive frames. */
function timesOf(count, act) {
  return new Promise((resolve) => {
    const times = [];
    let last = 0;
    let frame = 0;
    const tick = (now) => {
      if (frame > 0) times.push(now - last);
      last = now;
      if (frame === count) {
        resolve(times);
        return;
      }
      act(frame);
      requestAnimationFrame(tick);
      frame += 1;
    };
    requestAnimationFrame(tick);
  });
}

const dot = document.createElement('i');
dot.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;background:#888';
document.body.append(dot);
const moved = new KeyframeEffect(dot, [{ transform: 'none', offset: 0 }], { duration: 1e9, fill: 'both' });
new Animation(moved).pause();

/** Moves a dot by one pixel without style or layout of the page: without changes the browser draws no frame. */
function moveDot(frame) {
  moved.setKeyframes([{ transform: `translateX(${-(frame % 2)}px)`, offset: 0 }]);
}

/** Dispatches a pointer event. */
function point(target, type, { x, y }) {
  const init = { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
  target.dispatchEvent(new PointerEvent(type, { ...init, clientX: x, clientY: y }));
}

function press(target, key) {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }));
}

/** Returns the input events of a drag by pointer or a series of keys, one per frame. */
function inputsOf(kind, { box, pressed, pointed }) {
  if (kind === 'zoomed' || kind === 'turned') {
    const keyAt = (frame) => (kind === 'turned' ? 'r' : frame % 20 < 10 ? '+' : '-');
    return { begin: () => pressed.focus(), step: (frame) => press(pressed, keyAt(frame)), end: () => press(pressed, keyAt(0)) };
  }
  const at = (frame) => {
    const by = pointAt(kind, frame);
    return { x: box.left + (0.5 + by.x) * box.width, y: box.top + (0.5 + by.y) * box.height };
  };
  return {
    begin: () => point(pressed, 'pointerdown', { x: box.left + box.width / 2, y: box.top + box.height / 2 }),
    step: (frame) => point(pointed, 'pointermove', at(frame)),
    end: () => point(pointed, 'pointerup', at(FRAMES)),
  };
}

globalThis.benchFrames = { inputsOf, timeFrames };
