import { lazy, Suspense, useState } from 'react';
import { useBlocker } from 'react-router';
import { leavesWork } from '../flow/navigate/leave-rule.ts';
import { hasUnsavedChanges } from '../state/collage/work.ts';
import { useLoadedWorkspace } from '../state/editor/use-workspace.ts';
import { lazyPart } from '../state/window/lazy-part.ts';

/** Preloaded as soon as work is open: without work the question is never asked. */
export const loadLeaveQuestion = () => import('./LeaveQuestion.tsx');
const LeaveQuestion = lazy(() => lazyPart(loadLeaveQuestion).then((file) => ({ default: file.LeaveQuestion })));

/** Asks before another collage replaces unsaved work, on any kind of navigation. [ROUTE-28] [ROUTE-29] */
export function LeaveGuard() {
  const workspace = useLoadedWorkspace();
  const [wasAsked, setAsked] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => {
    const work = workspace?.work.getState();
    return work !== undefined && hasUnsavedChanges(work) && leavesWork(nextLocation.pathname, work.collageId);
  });
  const isOpen = blocker.state === 'blocked';
  if (isOpen && !wasAsked) setAsked(true);
  // Stays mounted: the dialog closes by itself and returns the focus.
  return (
    <Suspense>
      {wasAsked && <LeaveQuestion isOpen={isOpen} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />}
    </Suspense>
  );
}
