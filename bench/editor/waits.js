// Runs in the editor's page: measures the input latency of keys and clicks.

/**
 * @param answered  type of the event that the frame shows: a letter appears with the 'input' after its 'keydown'
 * @returns promise of the time from the next event of `type` to the end of the first frame after `answered`, ms
 */
function waitOf(type, answered = type) {
  return new Promise((resolve) => {
    const endWith = (beginMs) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - beginMs);
        port2.postMessage(null);
      });
    onNext(type, (beginMs) => (answered === type ? endWith(beginMs) : onNext(answered, () => endWith(beginMs))));
  });
}

/** Waits for the next event of a type; modifier keys are ignored. */
function onNext(type, listener) {
  const onEvent = ({ timeStamp, key }) => {
    if (key === 'Control') return;
    removeEventListener(type, onEvent, true);
    listener(timeStamp);
  };
  addEventListener(type, onEvent, true);
}

/** Colour of an empty slot. */
const EMPTY = [0xe6, 0xdf, 0xd4];

/** Counts the slots that show a photo, by the pixels of the canvas. */
function paintedSlots() {
  const canvas = document.querySelector('[data-hung] canvas');
  const { left, top, width } = canvas.getBoundingClientRect();
  const scale = canvas.width / width;
  const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  context.drawImage(canvas, 0, 0);
  return [...document.querySelectorAll('[data-slot]')].filter((slot) => {
    const box = slot.getBoundingClientRect();
    const [x, y] = [(box.left + box.width / 2 - left) * scale, (box.top + box.height / 2 - top) * scale];
    const pixel = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    return EMPTY.some((part, at) => Math.abs(part - pixel[at]) > 2);
  }).length;
}

/** @returns promise of the time from the next event of this type until `count` slots show a photo, ms */
function shownAfter(type, count) {
  return new Promise((resolve) => {
    onNext(type, (beginMs) => {
      const look = () => {
        if (paintedSlots() === count) resolve(performance.now() - beginMs);
        else setTimeout(look, 20);
      };
      requestAnimationFrame(() => setTimeout(look));
    });
  });
}

globalThis.benchWaits = { waitOf, shownAfter };
