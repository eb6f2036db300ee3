import { cornersOf } from '@muro/domain';
import { useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { type MarkedSheet, measurePhoto, type PhotoMeasurement } from '../../room/own-wall/measure-photo.ts';
import { SHEETS } from '../../room/own-wall/sheets.ts';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';
import { useText } from '../../state/language/text-store.ts';
import { ChoosePhoto } from './ChoosePhoto.tsx';
import { MarkSheet } from './MarkSheet.tsx';
import { PhotoWithPiece } from './PhotoWithPiece.tsx';

interface OwnWallDialogProps {
  readonly piece: ShownPiece;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The piece on a photo of the buyer's own wall: choose a photo, mark a sheet on it, see the piece. Everything stays on the device. */
export function OwnWallDialog({ piece, isOpen, onClose }: OwnWallDialogProps) {
  const t = useText();
  const [photo, setPhoto] = useState<WallPhoto | null>(null);
  const [marks, setMarks] = useState<MarkedSheet | null>(null);
  const [measured, setMeasured] = useState<PhotoMeasurement | null>(null);
  const take = (next: WallPhoto | null): void => {
    setPhoto(next);
    setMarks(next && startMarks(next));
    setMeasured(null);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('ownWall')} size="wide">
      {!photo || !marks ? (
        <ChoosePhoto onPhoto={take} />
      ) : measured?.kind === 'measured' ? (
        <PhotoWithPiece piece={piece} photo={photo} measured={measured} onMarks={() => setMeasured(null)} onOtherPhoto={() => take(null)} />
      ) : (
        <MarkSheet
          photo={photo}
          marks={marks}
          fault={measured?.kind === 'refused' ? measured.fault : null}
          onChange={(next) => {
            setMarks(next);
            setMeasured(null);
          }}
          onHang={() => setMeasured(measurePhoto(photo, marks))}
          onOtherPhoto={() => take(null)}
        />
      )}
    </Dialog>
  );
}

/** The points of a sheet that lies across in the middle of the photo. */
function startMarks({ size: { widthPx, heightPx } }: WallPhoto): MarkedSheet {
  const width = Math.min(widthPx, heightPx) * 0.3;
  const height = width / Math.SQRT2;
  const corners = cornersOf({ x: (widthPx - width) / 2, y: (heightPx - height) / 2, width, height });
  return { corners, sheet: SHEETS.a4, levelEdge: null };
}
