import { lazy, Suspense, useState } from 'react';
import type { ShownPiece } from '../../room/RoomStage.tsx';
import { RoomToolButton } from '../../room/RoomToolButton.tsx';
import { CameraIcon } from '../../room/tool-icons.tsx';
import { useText } from '../../state/language/text-store.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';

const OwnWallDialog = lazy(() => lazyPart(() => import('./OwnWallDialog.tsx')).then((file) => ({ default: file.OwnWallDialog })));

/** Opens the dialog in which the piece hangs on a photo of the buyer's own wall. [WALL-15] */
export function OwnWallButton(piece: ShownPiece) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <RoomToolButton
        label={t('ownWall')}
        icon={<CameraIcon />}
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <OwnWallDialog piece={piece} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
