// The scene in Muro: its own editor, driven by the pointer and the keys that people use.

globalThis.openMuro = () => {
  const { inputsOf, timeFrames } = globalThis.benchFrames;
  return Promise.resolve((_isOwnLayer, kind, from) => {
    const slot = document.querySelectorAll('[data-slot]')[from];
    return timeFrames(inputsOf(kind, { box: slot.getBoundingClientRect(), pressed: slot, pointed: document.body }));
  });
};
