// In the pages of the drawing libraries: the same slots on the same number of pixels as in Muro, and the photos' bitmaps.

/** Bitmaps of the photos, each once and half again as large as its slot shows it, as Muro keeps them. */
async function loadBitmaps(files, slots) {
  const bitmaps = [];
  for (let at = 0; at < slots.length; at += 2) {
    const pair = slots.slice(at, at + 2).map((slot, offset) => bitmapFor(files[at + offset], slot));
    bitmaps.push(...(await Promise.all(pair)));
  }
  return bitmaps;
}

async function bitmapFor(file, slot) {
  const { width, height } = await sizeOf(file);
  const scale = Math.max(slot.width / width, slot.height / height) * 1.5 * devicePixelRatio;
  return createImageBitmap(file, {
    resizeWidth: Math.ceil(width * scale),
    resizeHeight: Math.ceil(height * scale),
    resizeQuality: 'high',
  });
}

/** Width and height from the JPEG's frame header. */
async function sizeOf(file) {
  const bytes = new DataView(await file.slice(0, 262_144).arrayBuffer());
  for (let at = 2; at < bytes.byteLength - 9; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint16(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
  }
  throw new RangeError('Expected a JPEG file');
}

/** Place and size of a whole photo that covers its slot, moved by shares of the slot. */
function coverOf(bitmap, slot, by = { x: 0, y: 0 }, zoom = 1) {
  const scale = Math.max(slot.width / bitmap.width, slot.height / bitmap.height) * zoom;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const within = (value, room) => Math.max(-room, Math.min(0, value));
  return {
    x: slot.x + within((slot.width - width) / 2 + by.x * slot.width, width - slot.width),
    y: slot.y + within((slot.height - height) / 2 + by.y * slot.height, height - slot.height),
    width,
    height,
  };
}

/** The whole photo after quarter turns about the slot's middle: its own width and height, and how far it is turned. */
function turnedCover(bitmap, slot, quarters) {
  const isUpright = quarters % 2 === 0;
  const seen = isUpright ? slot : { x: 0, y: 0, width: slot.height, height: slot.width };
  const { width, height } = coverOf(bitmap, seen);
  return { x: slot.x + slot.width / 2, y: slot.y + slot.height / 2, width, height, seen, angleDeg: (quarters % 4) * 90 };
}

function slotUnder(slots, x, y) {
  return slots.find((slot) => x >= slot.x && y >= slot.y && x < slot.x + slot.width && y < slot.y + slot.height) ?? null;
}

/**
 * Times a scene that hears the pointer and the keys of one drag as Muro hears them. `step` is given how far the pointer is from
 * the slot's middle, as shares of its sides, or how often a key was pressed.
 */
async function timeHeard(kind, { element, slot }, { begin, step, end }) {
  const { inputsOf, timeFrames } = globalThis.benchFrames;
  const { left, top } = element.getBoundingClientRect();
  const box = { left: left + slot.x, top: top + slot.y, width: slot.width, height: slot.height };
  const shareAt = ({ clientX, clientY }) => ({ x: (clientX - box.left) / box.width - 0.5, y: (clientY - box.top) / box.height - 0.5 });
  const done = new AbortController();
  const hear = (type, act) => element.addEventListener(type, act, { signal: done.signal });
  let presses = 0;
  hear('keydown', () => {
    if (presses === 0) begin();
    step(presses);
    presses += 1;
  });
  hear('pointerdown', begin);
  hear('pointermove', (event) => step(shareAt(event)));
  hear('pointerup', end);
  element.tabIndex = 0;
  const inputs = inputsOf(kind, { box, pressed: element, pointed: element });
  const times = await timeFrames(kind === 'zoomed' || kind === 'turned' ? { ...inputs, end } : inputs);
  done.abort();
  return times;
}

globalThis.benchStage = { loadBitmaps, coverOf, turnedCover, slotUnder, timeHeard };
