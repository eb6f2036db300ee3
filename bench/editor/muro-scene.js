// The scene in Muro: its own editor, driven by the pointer and the keys that people use.

globalThis.openMuro = () => {
  const { pointAt, FRAMES, timeFrames } = globalThis.benchFrames;

  const send = (target, type, x, y) => {
    const init = { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
    target.dispatchEvent(new PointerEvent(type, { ...init, clientX: x, clientY: y }));
  };

  const dragged = (kind, from) => {
    const slot = document.querySelectorAll('[data-slot]')[from];
    const box = slot.getBoundingClientRect();
    const at = (frame) => {
      const by = pointAt(kind, frame);
      return [box.left + (0.5 + by.x) * box.width, box.top + (0.5 + by.y) * box.height];
    };
    return {
      begin: () => send(slot, 'pointerdown', box.left + box.width / 2, box.top + box.height / 2),
      step: (frame) => send(document.body, 'pointermove', ...at(frame)),
      end: () => send(document.body, 'pointerup', ...at(FRAMES)),
    };
  };

  const pressed = (kind, from) => {
    const slot = document.querySelectorAll('[data-slot]')[from];
    const press = (key) => slot.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }));
    const keyAt = (frame) => (kind === 'turned' ? 'r' : frame % 20 < 10 ? '+' : '-');
    return { begin: () => slot.focus(), step: (frame) => press(keyAt(frame)), end: () => press(keyAt(0)) };
  };

  const isDragged = (kind) => kind === 'moved' || kind === 'carried';
  return Promise.resolve((_isOwnLayer, kind, from) => timeFrames(isDragged(kind) ? dragged(kind, from) : pressed(kind, from)));
};
