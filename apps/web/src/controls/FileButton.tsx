import { type ReactNode, useRef } from 'react';
import { pickedFiles } from '../flow/photos/picked-files.ts';
import { Button, type ButtonVariant } from './Button.tsx';

interface FileButtonProps {
  /** What the window offers, as the browser wants it. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** The window picks a whole folder; `onFiles` gets its pictures, which may be none. */
  readonly isFolder?: boolean;
  /** The window is about to open. */
  readonly onOpen?: (() => void) | undefined;
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: string;
}

/** Every engine knows it by this name; React's types do not. */
const FOLDER = { webkitdirectory: '' };

/** Opens the device's own window for choosing files, on a phone its photo library; several at once. */
export function FileButton({ accept, onFiles, onOpen, isFolder = false, variant = 'quiet', children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        {...rest}
        onPress={() => {
          onOpen?.();
          input.current?.click();
        }}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        {...(isFolder && FOLDER)}
        aria-label={children}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const { files } = event.target;
          const picked = pickedFiles(files ?? []);
          const hasPicked = (files?.length ?? 0) > 0;
          event.target.value = '';
          if (picked.length > 0 || (isFolder && hasPicked)) onFiles(picked);
        }}
      />
    </>
  );
}
