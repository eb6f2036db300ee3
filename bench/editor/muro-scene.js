// Drags photos in the editor with the pointer and the keys of users.

globalThis.benchDrag = (kind, from) => {
  const { inputsOf, timeFrames } = globalThis.benchFrames;
  const slot = document.querySelectorAll('[data-slot]')[from];
  return timeFrames(inputsOf(kind, { box: slot.getBoundingClientRect(), pressed: slot, pointed: document.body }));
};
