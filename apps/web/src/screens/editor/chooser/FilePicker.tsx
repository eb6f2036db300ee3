import { type ReactNode, useRef } from 'react';
import { acceptedFiles } from '../../../app/photos/file-rules.ts';
import { takeFiles } from '../../../app/photos/take-files.ts';
import { Button, type ButtonVariant } from '../../../controls/Button.tsx';

interface FilePickerProps {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: string;
}

/** Opens the computer's own window for choosing files; several at once. [CHOOSE-06] [CHOOSE-07] */
export function FilePicker({ variant = 'quiet', children, ...rest }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} {...rest} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles()}
        aria-label={children}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length) void takeFiles(files);
        }}
      />
    </>
  );
}
