// The scene in Konva: everything on one layer, or with what is dragged on a layer of its own.

globalThis.openKonva = (files, slots, side) => {
  const { Konva, benchStage } = globalThis;
  const { coverOf, turnedCover, slotUnder, timeHeard } = benchStage;
  const stage = new Konva.Stage({ container: 'stage', width: side, height: side });
  const layer = new Konva.Layer();
  const dragLayer = new Konva.Layer({ listening: false });
  stage.add(layer, dragLayer);
  layer.add(new Konva.Rect({ width: side, height: side, fill: '#ffffff' }));
  const ghost = new Konva.Image({ height: 84, listening: false, shadowBlur: 14, shadowOpacity: 0.3, rotation: -2 });
  const mark = new Konva.Rect({ fill: 'rgb(156 74 52 / 22%)', stroke: '#9c4a34', strokeWidth: 3, listening: false });

  const groupOf = (slot, bitmap) => {
    const group = new Konva.Group({ clip: slot });
    group.add(new Konva.Rect({ ...slot, fill: '#e6dfd4' }), new Konva.Image({ image: bitmap, ...coverOf(bitmap, slot) }));
    return group;
  };
  const photoIn = (group) => group.getChildren()[1];
  let groups = [];

  const placed = (isOwnLayer, kind, from) => {
    const slot = slots[from];
    const bitmap = photoIn(groups[from]).image();
    const upright = { rotation: 0, offsetX: 0, offsetY: 0 };
    const placeAt = (heard) => {
      if (kind === 'zoomed') return { ...coverOf(bitmap, slot, { x: 0, y: 0 }, 1 + heard / 60), ...upright };
      if (kind === 'moved') return { ...coverOf(bitmap, slot, heard), ...upright };
      const { x, y, width, height, angleDeg } = turnedCover(bitmap, slot, heard);
      return { x, y, width, height, offsetX: width / 2, offsetY: height / 2, rotation: angleDeg };
    };
    const place = (photo, heard) => photo.setAttrs(placeAt(heard));
    if (!isOwnLayer) {
      return {
        begin: () => undefined,
        step: (heard) => {
          place(photoIn(groups[from]), heard);
          layer.draw();
        },
        end: () => layer.draw(),
      };
    }
    // A copy lies over the slot, so that picking up does not paint the other 143 slots.
    const copy = groupOf(slot, bitmap);
    return {
      begin: () => dragLayer.add(copy),
      step: (heard) => {
        place(photoIn(copy), heard);
        dragLayer.draw();
      },
      end: () => {
        photoIn(groups[from]).setAttrs(photoIn(copy).getAttrs());
        copy.destroy();
        dragLayer.draw();
        layer.draw();
      },
    };
  };

  const carried = (isOwnLayer, from) => {
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
        over = slotUnder(slots, x, y) ?? over;
        if (over) mark.setAttrs(over);
        ghost.position({ x: x - ghost.width() / 2, y: y - 52 });
        on.draw();
      },
      end: () => {
        mark.remove();
        ghost.remove();
        const to = slots.indexOf(over);
        const [a, b] = [photoIn(groups[from]), photoIn(groups[to])];
        const [imageA, imageB] = [a.image(), b.image()];
        a.setAttrs({ image: imageB, ...coverOf(imageB, slot) });
        b.setAttrs({ image: imageA, ...coverOf(imageA, slots[to]) });
        if (isOwnLayer) dragLayer.draw();
        layer.draw();
      },
    };
  };

  return benchStage.loadBitmaps(files, slots).then((bitmaps) => {
    groups = slots.map((slot, at) => groupOf(slot, bitmaps[at]));
    layer.add(...groups);
    layer.draw();
    return (isOwnLayer, kind, from) => {
      // Without a hit graph to paint, a layer is drawn about twice as fast; an editor can look its slots up by itself.
      layer.listening(!isOwnLayer);
      const scene = kind === 'carried' ? carried(isOwnLayer, from) : placed(isOwnLayer, kind, from);
      return timeHeard(kind, { element: stage.container(), slot: slots[from] }, scene);
    };
  });
};
