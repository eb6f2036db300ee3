import { useBlocker } from 'react-router';
import { leavesWork } from '../flow/navigate/leave-rule.ts';
import { hasUnsavedChanges } from '../state/collage/work-store.ts';
import { useWorkspace } from '../state/editor/use-workspace.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** Asks before another collage replaces unsaved work, on any kind of navigation. [ROUTE-28] [ROUTE-29] */
export function LeaveGuard() {
  const workspace = useWorkspace();
  const blocker = useBlocker(({ nextLocation }) => {
    const work = workspace.work.getState();
    return hasUnsavedChanges(work) && leavesWork(nextLocation.pathname, work.collageId);
  });
  return <LeaveQuestion isOpen={blocker.state === 'blocked'} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />;
}
