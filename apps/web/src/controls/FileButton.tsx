import { type ReactNode, useRef } from 'react';
import { pickedFiles } from '../flow/photos/picked-files.ts';
import { Button, type ButtonVariant } from './Button.tsx';

interface FileButtonProps {
  /** File types that the file dialog offers, as in the `accept` attribute. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** True to pick a whole folder; `onFiles` then receives its pictures, possibly none. */
  readonly isFolder?: boolean;
  /** Called just before the file dialog opens. */
  readonly onOpen?: (() => void) | undefined;
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: string;
}

/** Supported by every browser engine, but missing from React's types. */
const FOLDER = { webkitdirectory: '' };

/** Opens the file dialog of the device, on a phone its photo library; allows several files. */
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
