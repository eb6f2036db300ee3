import { useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import { useText } from '../../state/language/text-store.ts';
import { acceptedFiles } from '../../state/photos/file-rules.ts';
import styles from './OwnWall.module.css';
import { useWallFile } from './use-wall-file.ts';

/** Tells how to take the photo, and reads the chosen file on the device. */
export function ChoosePhoto({ onPhoto }: { readonly onPhoto: (photo: WallPhoto) => void }) {
  const t = useText();
  const { read, isReading, refusal } = useWallFile(onPhoto);
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const readChosen = ({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }): void => {
    const file = input.files?.[0];
    input.value = '';
    if (file) void read(file);
  };
  return (
    <div className={styles.steps}>
      <p>{t('wallIntro')}</p>
      <SheetPicture />
      <div className={styles.actions}>
        <Button variant="primary" isAtEnd={isReading} onPress={() => fileInput.current?.click()}>
          {t('wallChoose')}
        </Button>
        <Button isAtEnd={isReading} onPress={() => cameraInput.current?.click()}>
          {t('wallTake')}
        </Button>
      </div>
      <input ref={fileInput} type="file" accept={acceptedFiles()} hidden onChange={readChosen} />
      <input ref={cameraInput} type="file" accept="image/*" capture="environment" hidden onChange={readChosen} />
      <p role="status">{isReading ? t('loading') : refusal}</p>
    </div>
  );
}

/** A wall with a sheet of paper over a sofa. */
function SheetPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 320 130" aria-hidden="true" focusable="false">
      <rect width="320" height="130" fill="#e9dfcf" />
      <rect y="118" width="320" height="12" fill="#b8946e" />
      <rect x="144" y="26" width="34" height="24" fill="#fffdf9" stroke="#b9aa94" strokeWidth="0.6" />
      <g fill="none" stroke="#97452f" strokeWidth="1.5">
        <path d="M138 32v-12h12M172 20h12v12M184 44v12h-12M150 56h-12v-12" />
      </g>
      <path d="M92 78q0-6 6-6h124q6 0 6 6v34H92z" fill="#8d8b76" />
      <path d="M84 88q0-5 8-5v31h-8zM236 88q0-5-8-5v31h8zM92 96h136v18H92z" fill="#7a7865" />
    </svg>
  );
}
