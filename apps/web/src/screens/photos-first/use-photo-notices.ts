import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { type RemovalSuggestion, removalSuggestions, suggestionKey } from '../../flow/photos/removal-suggestions.ts';
import { useOpenCollage, usePhotoLibrary, useReading } from '../../state/editor/use-workspace.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { type RefusedNotices, useRefusedNotices } from '../photo-notices/use-refused-notices.ts';

/** Messages about the chosen photos, one at a time, with their actions on request. */
export interface PhotoNotices {
  readonly refused: RefusedNotices['refused'];
  /** Shown if there is no other message. */
  readonly suggestion: RemovalSuggestion | null;
  /** Number of suggestions after the shown one. */
  readonly further: number;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** To be called after an action: the next message is shown and gets the focus. */
  readonly answered: () => void;
  /** Dismisses the message. */
  readonly dismiss: () => void;
  readonly wordsId: string;
  readonly panelId: string;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * @param elsewhere  element to focus after the last answer
 * @param menu       element to focus while there are further suggestions
 */
export function usePhotoNotices(elsewhere: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>): PhotoNotices {
  const { refused, dismiss: dismissRefused } = useRefusedNotices();
  const { suggestion: next, waiting, keepAll } = useNextSuggestion();
  const [opened, setOpen] = useState<boolean | null>(null);
  const hasPhotos = useOpenCollage(({ photos }) => photos.length > 0) ?? false;
  // If no file could be used, the reasons are shown immediately.
  const isOpen = opened ?? !hasPhotos;
  const [answers, setAnswers] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const suggestion = refused.length > 0 ? null : next;
  const hasMore = useRef(false);
  hasMore.current = suggestion !== null;
  const answered = (): void => setAnswers((count) => count + 1);
  useEffect(() => {
    if (answers > 0) (button.current ?? (hasMore.current ? menu.current : null) ?? elsewhere.current)?.focus();
  }, [answers, elsewhere, menu]);
  const dismiss = (): void => {
    if (suggestion) keepAll();
    else {
      dismissRefused();
      setOpen(false);
    }
    answered();
  };
  const further = suggestion ? waiting - 1 : waiting;
  return { refused, suggestion, further, isOpen, setOpen, answered, dismiss, wordsId: `${id}words`, panelId: `${id}panel`, button };
}

const NONE: readonly PhotoEntry[] = [];

/** Returns suggestions to remove photos, one at a time; nothing is removed without consent. */
function useNextSuggestion() {
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const isStillReading = useReading(isReading);
  const ids = useOpenCollage(useShallow(({ photos }) => photos.map(({ id }) => id))) ?? [];
  // While photos are read they change constantly, so no suggestions are made.
  const entries = usePhotoLibrary(useShallow(({ entries: all }) => (isStillReading ? NONE : ids.flatMap((id) => all[id] ?? []))));
  const all = useMemo(() => removalSuggestions(entries), [entries]);
  const open = all.filter((suggestion) => !declined.has(suggestionKey(suggestion)));
  const suggestion = open[0] ?? null;
  const keepAll = (): void => setDeclined(new Set([...declined, ...(suggestion ? [suggestionKey(suggestion)] : [])]));
  return { suggestion, waiting: open.length, keepAll };
}
