// The scene in Fabric: everything on one canvas, or with what is dragged on a second one over it.

globalThis.openFabric = async (files, slots, side) => {
  const { fabric, benchStage } = globalThis;
  const options = { width: side, height: side, renderOnAddRemove: false, enableRetinaScaling: true };
  const bitmaps = await benchStage.loadBitmaps(files, slots);
  const scene = {
    base: new fabric.StaticCanvas('base', { ...options, backgroundColor: '#ffffff' }),
    over: new fabric.StaticCanvas('over', options),
    mark: dropMark(),
    slots,
    bitmaps,
    photos: slots.map((slot, at) => photoFor(bitmaps[at], slot)),
  };
  scene.base.add(...scene.photos);
  scene.base.renderAll();
  return (isOwnCanvas, kind, from) => {
    const acts = kind === 'carried' ? carried(scene, isOwnCanvas, from) : placed(scene, { isOwnCanvas, kind, from });
    return benchStage.timeHeard(kind, { element: scene.over.getElement(), slot: slots[from] }, acts);
  };
};

/** What shows the slot in which a carried photo would be put. */
function dropMark() {
  return new globalThis.fabric.Rect({
    originX: 'left',
    originY: 'top',
    fill: 'rgb(156 74 52 / 22%)',
    stroke: '#9c4a34',
    strokeWidth: 3,
    objectCaching: false,
  });
}

function photoFor(bitmap, slot) {
  const photo = new globalThis.fabric.FabricImage(canvasOf(bitmap), { objectCaching: false });
  photo.set(cropped(bitmap, slot));
  return photo;
}

/** The part of the photo that its slot shows, as a crop: Fabric's clip paths are far slower. */
function cropped(bitmap, slot, by, zoom) {
  const whole = globalThis.benchStage.coverOf(bitmap, slot, by, zoom);
  const scale = whole.width / bitmap.width;
  return {
    originX: 'left',
    originY: 'top',
    angle: 0,
    left: slot.x,
    top: slot.y,
    cropX: (slot.x - whole.x) / scale,
    cropY: (slot.y - whole.y) / scale,
    width: slot.width / scale,
    height: slot.height / scale,
    scaleX: scale,
    scaleY: scale,
  };
}

function turned(bitmap, slot, quarters) {
  const { x, y, seen, angleDeg } = globalThis.benchStage.turnedCover(bitmap, slot, quarters);
  return { ...cropped(bitmap, seen), originX: 'center', originY: 'center', left: x, top: y, angle: angleDeg };
}

/** A photo that is moved, zoomed or turned in its slot. */
function placed({ base, over, slots, bitmaps, photos }, { isOwnCanvas, kind, from }) {
  const slot = slots[from];
  const on = isOwnCanvas ? over : base;
  const photo = isOwnCanvas ? photoFor(bitmaps[from], slot) : photos[from];
  const placeAt = (heard) => {
    if (kind === 'zoomed') return cropped(bitmaps[from], slot, undefined, 1 + heard / 60);
    if (kind === 'moved') return cropped(bitmaps[from], slot, heard);
    return turned(bitmaps[from], slot, heard);
  };
  let last = kind === 'moved' ? { x: 0, y: 0 } : 0;
  return {
    begin: () => isOwnCanvas && over.add(photo),
    step: (heard) => {
      last = heard;
      photo.set(placeAt(heard));
      on.renderAll();
    },
    end: () => {
      if (isOwnCanvas) {
        photos[from].set(placeAt(last));
        over.remove(photo);
        over.renderAll();
      }
      base.renderAll();
    },
  };
}

/** A photo that is carried to another slot. */
function carried(scene, isOwnCanvas, from) {
  const { base, over, mark, slots, bitmaps } = scene;
  const slot = slots[from];
  const on = isOwnCanvas ? over : base;
  const ghost = ghostOf(bitmaps[from]);
  let under = null;
  return {
    begin: () => on.add(mark, ghost),
    step: (by) => {
      const [x, y] = [slot.x + (0.5 + by.x) * slot.width, slot.y + (0.5 + by.y) * slot.height];
      under = globalThis.benchStage.slotUnder(slots, x, y) ?? under;
      if (under) mark.set({ left: under.x, top: under.y, width: under.width, height: under.height });
      ghost.set({ left: x, top: y });
      on.renderAll();
    },
    end: () => {
      on.remove(mark, ghost);
      exchangePhotos(scene, from, slots.indexOf(under));
      if (isOwnCanvas) over.renderAll();
      base.renderAll();
    },
  };
}

function ghostOf(bitmap) {
  const { fabric } = globalThis;
  const ghost = new fabric.FabricImage(canvasOf(bitmap), { originX: 'center', originY: 'center', angle: -2 });
  ghost.set({
    scaleX: 84 / bitmap.height,
    scaleY: 84 / bitmap.height,
    shadow: new fabric.Shadow({ blur: 14, color: 'rgb(0 0 0 / 30%)' }),
  });
  return ghost;
}

function exchangePhotos({ slots, bitmaps, photos }, from, to) {
  [bitmaps[from], bitmaps[to]] = [bitmaps[to], bitmaps[from]];
  for (const at of [from, to]) {
    photos[at].setElement(canvasOf(bitmaps[at]));
    photos[at].set(cropped(bitmaps[at], slots[at]));
  }
}

const canvases = new WeakMap();

/** Fabric draws elements, not bitmaps. */
function canvasOf(bitmap) {
  const known = canvases.get(bitmap) ?? document.createElement('canvas');
  if (!canvases.has(bitmap)) {
    known.width = bitmap.width;
    known.height = bitmap.height;
    known.getContext('2d').drawImage(bitmap, 0, 0);
    canvases.set(bitmap, known);
  }
  return known;
}
