import { PATHS } from '@muro/api';
import type { ReactNode } from 'react';
import { LinkButton } from '../../controls/Button.tsx';
import { useLocale } from '../../state/language/text-store.ts';
import styles from './OverviewPage.module.css';

interface CollageActionFormProps {
  readonly collageId: number;
  readonly action: 'rename' | 'copy' | 'remove' | 'bring-back';
  /** An older version, whose copy is opened immediately. */
  readonly version?: number;
  readonly className?: string | undefined;
  /** Fields and buttons. */
  readonly children: ReactNode;
}

/** Runs one action on one collage: the server answers with the overview, which reports the result. */
export function CollageActionForm({ collageId, action, version, className, children }: CollageActionFormProps) {
  return (
    <form method="post" action={`${PATHS.collageAction}?lang=${useLocale()}`} className={className}>
      <input type="hidden" name="collage" value={collageId} />
      <input type="hidden" name="do" value={action} />
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
export function CollageActionButton({ children, ...action }: Omit<CollageActionFormProps, 'className'>) {
  return (
    <CollageActionForm {...action}>
      <LinkButton type="submit" className={styles.link}>
        {children}
      </LinkButton>
    </CollageActionForm>
  );
}
