import { PATHS } from '@muro/api';
import type { ReactNode } from 'react';
import { LinkButton } from '../../controls/Button.tsx';
import { useLocale } from '../../state/language/text-store.ts';
import styles from './ShelfPage.module.css';

interface DeedFormProps {
  readonly collageId: number;
  readonly deed: 'rename' | 'copy' | 'remove' | 'bring-back';
  /** An older version, whose copy is opened immediately. */
  readonly version?: number;
  readonly className?: string | undefined;
  /** Fields and buttons. */
  readonly children: ReactNode;
}

/** Runs one action on one collage: the server answers with the overview, which reports the result. */
export function DeedForm({ collageId, deed, version, className, children }: DeedFormProps) {
  return (
    <form method="post" action={`${PATHS.collageAction}?lang=${useLocale()}`} className={className}>
      <input type="hidden" name="collage" value={collageId} />
      <input type="hidden" name="do" value={deed} />
      {version !== undefined && (
        <>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="open" value="1" />
        </>
      )}
      {children}
    </form>
  );
}

/** An action as a single button styled as a link. */
export function DeedButton({ children, ...deed }: Omit<DeedFormProps, 'className'>) {
  return (
    <DeedForm {...deed}>
      <LinkButton type="submit" className={styles.way}>
        {children}
      </LinkButton>
    </DeedForm>
  );
}
