import type { ComponentProps } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { FileButton } from '../../../controls/FileButton.tsx';
import { acceptedFiles } from '../../../state/photos/file-rules.ts';

/** A button that adds photos of this device to the open collage. [CHOOSE-06] [CHOOSE-07] */
export function FilePicker(props: Omit<ComponentProps<typeof FileButton>, 'accept' | 'onFiles'>) {
  const { photos } = useSession();
  return <FileButton {...props} accept={acceptedFiles()} onFiles={(files) => void photos.add(files)} />;
}
