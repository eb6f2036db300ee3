import { removePhotos } from '../../app/collage/tray-actions.ts';
import { removeSuggestedPhotos } from '../../app/photos-first/photos-first-actions.ts';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { VisuallyHidden } from '../../controls/Notice.tsx';
import { suggestionKey } from '../../flow/photos/removal-suggestions.ts';
import { useReading, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { ReadingLine } from '../photo-notices/ReadingLine.tsx';
import { RefusedList } from '../photo-notices/RefusedList.tsx';
import styles from './NoticeLine.module.css';
import { SuggestionChoice } from './SuggestionChoice.tsx';
import { suggestionWords } from './suggestion-words.ts';
import type { PhotoNotices } from './use-photo-notices.ts';

/**
 * Reading progress, then the number of refused files: a line under the heading, so that the designs below do not move while a person
 * chooses. Suggestions are in the menu beside it, and are read aloud.
 */
export function NoticeLine({ notices }: { readonly notices: PhotoNotices }) {
  const t = useText();
  const isStillReading = useReading(isReading);
  const { refused, suggestion, isOpen, setOpen, dismiss, wordsId, panelId, button } = notices;
  const isRefused = !isStillReading && refused.length > 0;
  return (
    <div className={styles.line} data-refused={isRefused || undefined}>
      {isStillReading && <ReadingLine />}
      <p role="status" className={styles.words}>
        {isRefused && <span id={wordsId}>{t('refusedNotice', { count: refused.length })}</span>}
        {!isStillReading && !isRefused && suggestion && (
          <VisuallyHidden>
            <span id={wordsId}>{suggestionWords(t, suggestion)}</span>
          </VisuallyHidden>
        )}
      </p>
      {isRefused && (
        <>
          <LinkButton
            ref={button}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-describedby={wordsId}
            onPress={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'refusedLess' : 'refusedWhy')}
          </LinkButton>
          <IconButton label={t('noticeClose')} onPress={dismiss}>
            <CloseIcon />
          </IconButton>
        </>
      )}
    </div>
  );
}

/** The details of the message and its actions, on request. */
export function NoticePanel({ notices }: { readonly notices: PhotoNotices }) {
  const { refused, suggestion, isOpen, panelId, wordsId } = notices;
  const isShown = isOpen && (refused.length > 0 || suggestion !== null);
  return (
    <section id={panelId} aria-labelledby={wordsId} hidden={!isShown} className={styles.panel}>
      {isShown && refused.length > 0 && <Refused notices={notices} />}
      {isShown && suggestion && <Suggested key={suggestionKey(suggestion)} notices={notices} />}
    </section>
  );
}

function Refused({ notices: { refused, answered } }: { readonly notices: PhotoNotices }) {
  const t = useText();
  const workspace = useWorkspace();
  const remove = (): void => {
    removePhotos(
      workspace,
      refused.map(({ id }) => id),
    );
    answered();
  };
  return (
    <>
      <RefusedList refused={refused} />
      <Button onPress={remove}>{t('refusedRemove')}</Button>
    </>
  );
}

function Suggested({ notices: { suggestion, answered, dismiss } }: { readonly notices: PhotoNotices }) {
  const workspace = useWorkspace();
  if (!suggestion) return null;
  const leaveOut = (ids: readonly string[]): void => {
    removeSuggestedPhotos(workspace, ids);
    answered();
  };
  return <SuggestionChoice suggestion={suggestion} onLeaveOut={leaveOut} onKeepAll={dismiss} />;
}
