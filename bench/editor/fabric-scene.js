// The scene in Fabric: everything on one canvas, or with what is dragged on a second one over it.

globalThis.openFabric = (files, slots, side) => {
  const { fabric, benchStage } = globalThis;
  const { coverOf, turnedCover, slotUnder, timeHeard } = benchStage;
  const options = { width: side, height: side, renderOnAddRemove: false, enableRetinaScaling: true };
  const base = new fabric.StaticCanvas('base', { ...options, backgroundColor: '#ffffff' });
  const over = new fabric.StaticCanvas('over', options);
  const mark = new fabric.Rect({
    originX: 'left',
    originY: 'top',
    fill: 'rgb(156 74 52 / 22%)',
    stroke: '#9c4a34',
    strokeWidth: 3,
    objectCaching: false,
  });

  /** The part of the photo that its slot shows, as a crop: Fabric's clip paths are far slower. */
  const cropped = (bitmap, slot, by, zoom) => {
    const whole = coverOf(bitmap, slot, by, zoom);
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
  };
  const turned = (bitmap, slot, quarters) => {
    const { x, y, seen, angleDeg } = turnedCover(bitmap, slot, quarters);
    return { ...cropped(bitmap, seen), originX: 'center', originY: 'center', left: x, top: y, angle: angleDeg };
  };
  const photoFor = (bitmap, slot) => {
    const photo = new fabric.FabricImage(canvasOf(bitmap), { objectCaching: false });
    photo.set(cropped(bitmap, slot));
    return photo;
  };
  let photos = [];
  let bitmaps = [];

  const placed = (isOwnCanvas, kind, from) => {
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
  };

  const carried = (isOwnCanvas, from) => {
    const slot = slots[from];
    const on = isOwnCanvas ? over : base;
    const bitmap = bitmaps[from];
    const ghost = new fabric.FabricImage(canvasOf(bitmap), { originX: 'center', originY: 'center', angle: -2 });
    ghost.set({
      scaleX: 84 / bitmap.height,
      scaleY: 84 / bitmap.height,
      shadow: new fabric.Shadow({ blur: 14, color: 'rgb(0 0 0 / 30%)' }),
    });
    let under = null;
    return {
      begin: () => on.add(mark, ghost),
      step: (by) => {
        const [x, y] = [slot.x + (0.5 + by.x) * slot.width, slot.y + (0.5 + by.y) * slot.height];
        under = slotUnder(slots, x, y) ?? under;
        if (under) mark.set({ left: under.x, top: under.y, width: under.width, height: under.height });
        ghost.set({ left: x, top: y });
        on.renderAll();
      },
      end: () => {
        on.remove(mark, ghost);
        const to = slots.indexOf(under);
        [bitmaps[from], bitmaps[to]] = [bitmaps[to], bitmaps[from]];
        for (const at of [from, to]) {
          photos[at].setElement(canvasOf(bitmaps[at]));
          photos[at].set(cropped(bitmaps[at], slots[at]));
        }
        if (isOwnCanvas) over.renderAll();
        base.renderAll();
      },
    };
  };

  return benchStage.loadBitmaps(files, slots).then((loaded) => {
    bitmaps = loaded;
    photos = slots.map((slot, at) => photoFor(bitmaps[at], slot));
    base.add(...photos);
    base.renderAll();
    return (isOwnCanvas, kind, from) => {
      const scene = kind === 'carried' ? carried(isOwnCanvas, from) : placed(isOwnCanvas, kind, from);
      return timeHeard(kind, { element: over.getElement(), slot: slots[from] }, scene);
    };
  });
};

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
