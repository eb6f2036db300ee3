// Drags in the editor by the pointer and the keys that people use.

globalThis.benchDrag = (kind, from) => {
  const { inputsOf, timeFrames } = globalThis.benchFrames;
  const slot = document.querySelectorAll('[data-slot]')[from];
  return timeFrames(inputsOf(kind, { box: slot.getBoundingClientRect(), pressed: slot, pointed: document.body }));
};
