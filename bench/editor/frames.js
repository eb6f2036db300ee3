// In the page of every contestant: the one script that drags, and the one clock.

/** Frames of one drag; the first one picks up, one more lets go. */
const FRAMES = 60;

/**
 * What a pointer does in one frame of a drag, as shares of a slot's sides from where it began. It moves in every one of them:
 * where nothing moves, the browser draws nothing and lets a sixtieth of a second pass.
 */
function pointAt(kind, frame) {
  const turn = (frame / FRAMES) * 2 * Math.PI;
  if (kind === 'carried') return { x: ((frame + 1) / FRAMES) * 5, y: Math.sin(turn) };
  return { x: Math.sin(turn * 3) * 0.3, y: Math.cos(turn * 3) * 0.3 };
}

/**
 * Runs one drag, a step in each frame, and gives the milliseconds from each frame to the next: what a frame's own work,
 * style, layout, painting and handing over to the compositor took, as long as the browser's frame cap is lifted.
 */
function timeFrames({ begin, step, end }) {
  return new Promise((resolve) => {
    const times = [];
    let last = 0;
    let frame = 0;
    const tick = (now) => {
      if (frame > 0) times.push(now - last);
      last = now;
      if (frame === 0) begin();
      if (frame <= FRAMES) step(frame);
      if (frame === FRAMES + 1) end();
      if (frame <= FRAMES + 1) requestAnimationFrame(tick);
      else setTimeout(() => resolve(times), 600);
      frame += 1;
    };
    requestAnimationFrame(tick);
  });
}

globalThis.benchFrames = { FRAMES, pointAt, timeFrames };
