import { type ReactNode, useRef } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';

interface FileButtonProps {
  /** What the window offers, as the browser wants it. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** The window is about to open. */
  readonly onOpen?: (() => void) | undefined;
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: string;
}

/** Opens the device's own window for choosing files, on a phone its photo library; several at once. */
export function FileButton({ accept, onFiles, onOpen, variant = 'quiet', children, ...rest }: FileButtonProps) {
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
        aria-label={children}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length) onFiles(files);
        }}
      />
    </>
  );
}
