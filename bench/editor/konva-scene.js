// The scene in Konva: everything on one layer, or with what is dragged on a layer of its own.

globalThis.openKonva = async (files, slots, side) => {
  const { Konva, benchStage } = globalThis;
  const bitmaps = await benchStage.loadBitmaps(files, slots);
  const stage = new Konva.Stage({ container: 'stage', width: side, height: side });
  const scene = {
    layer: new Konva.Layer(),
    dragLayer: new Konva.Layer({ listening: false }),
    ghost: new Konva.Image({ height: 84, listening: false, shadowBlur: 14, shadowOpacity: 0.3, rotation: -2 }),
    mark: new Konva.Rect({ fill: 'rgb(156 74 52 / 22%)', stroke: '#9c4a34', strokeWidth: 3, listening: false }),
    slots,
    groups: slots.map((slot, at) => groupOf(slot, bitmaps[at])),
  };
  const { layer, dragLayer, groups } = scene;
  stage.add(layer, dragLayer);
  layer.add(new Konva.Rect({ width: side, height: side, fill: '#ffffff' }), ...groups);
  layer.draw();
  return (isOwnLayer, kind, from) => {
    // Without a hit graph to paint, a layer is drawn about twice as fast; an editor can look its slots up by itself.
    layer.listening(!isOwnLayer);
    const acts = kind === 'carried' ? carried(scene, isOwnLayer, from) : placed(scene, { isOwnLayer, kind, from });
    return benchStage.timeHeard(kind, { element: stage.container(), slot: slots[from] }, acts);
  };
};

function groupOf(slot, bitmap) {
  const { Konva, benchStage } = globalThis;
  const group = new Konva.Group({ clip: slot });
  group.add(new Konva.Image({ image: bitmap, ...benchStage.coverOf(bitmap, slot) }));
  return group;
}

const photoIn = (group) => group.getChildren()[0];

/** A photo that is moved, zoomed or turned in its slot. */
function placed({ layer, dragLayer, slots, groups }, { isOwnLayer, kind, from }) {
  const photo = photoIn(groups[from]);
  const slot = slots[from];
  const place = placing(kind, slot, photo.image());
  if (!isOwnLayer) {
    return {
      begin: () => undefined,
      step: (heard) => {
        photo.setAttrs(place(heard));
        layer.draw();
      },
      end: () => layer.draw(),
    };
  }
  // A copy lies over the slot, so that picking up does not paint the other 143 slots.
  const copy = groupOf(slot, photo.image());
  return {
    begin: () => dragLayer.add(copy),
    step: (heard) => {
      photoIn(copy).setAttrs(place(heard));
      dragLayer.draw();
    },
    end: () => {
      photo.setAttrs(photoIn(copy).getAttrs());
      copy.destroy();
      dragLayer.draw();
      layer.draw();
    },
  };
}

/** Where a photo lies after what was heard of the pointer or the keys. */
function placing(kind, slot, bitmap) {
  const { coverOf, turnedCover } = globalThis.benchStage;
  const upright = { rotation: 0, offsetX: 0, offsetY: 0 };
  return (heard) => {
    if (kind === 'zoomed') return { ...coverOf(bitmap, slot, { x: 0, y: 0 }, 1 + heard / 60), ...upright };
    if (kind === 'moved') return { ...coverOf(bitmap, slot, heard), ...upright };
    const { x, y, width, height, angleDeg } = turnedCover(bitmap, slot, heard);
    return { x, y, width, height, offsetX: width / 2, offsetY: height / 2, rotation: angleDeg };
  };
}

/** A photo that is carried to another slot. */
function carried({ layer, dragLayer, ghost, mark, slots, groups }, isOwnLayer, from) {
  const slot = slots[from];
  const on = isOwnLayer ? dragLayer : layer;
  const bitmap = photoIn(groups[from]).image();
  let over = null;
  return {
    begin: () => {
      ghost.setAttrs({ image: bitmap, width: (84 * bitmap.width) / bitmap.height });
      on.add(mark, ghost);
    },
    step: (by) => {
      const [x, y] = [slot.x + (0.5 + by.x) * slot.width, slot.y + (0.5 + by.y) * slot.height];
      over = globalThis.benchStage.slotUnder(slots, x, y) ?? over;
      if (over) mark.setAttrs(over);
      ghost.position({ x: x - ghost.width() / 2, y: y - 52 });
      on.draw();
    },
    end: () => {
      mark.remove();
      ghost.remove();
      exchangePhotos({ slots, groups }, from, slots.indexOf(over));
      if (isOwnLayer) dragLayer.draw();
      layer.draw();
    },
  };
}

function exchangePhotos({ slots, groups }, from, to) {
  const [a, b] = [photoIn(groups[from]), photoIn(groups[to])];
  const [imageA, imageB] = [a.image(), b.image()];
  const { coverOf } = globalThis.benchStage;
  a.setAttrs({ image: imageB, ...coverOf(imageB, slots[from]) });
  b.setAttrs({ image: imageA, ...coverOf(imageA, slots[to]) });
}
