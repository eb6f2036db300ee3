import { RouterProvider } from 'react-router';
import { InLanguage } from './InLanguage.tsx';
import type { createRouter } from './routes.tsx';
import { WorkspaceLoader, WorkspaceProvider } from './state/editor/use-workspace.ts';
import type { Workspace } from './state/editor/workspace.ts';

interface AppProps {
  readonly router: ReturnType<typeof createRouter>;
  /** The open work of this page; it is kept when a person goes back a step. Null until its code has loaded. */
  readonly workspace: Workspace | null;
  readonly loadWorkspace: () => Promise<Workspace>;
}

export function App({ router, workspace, loadWorkspace }: AppProps) {
  return (
    <InLanguage>
      <WorkspaceLoader value={loadWorkspace}>
        <WorkspaceProvider value={workspace}>
          <RouterProvider router={router} />
        </WorkspaceProvider>
      </WorkspaceLoader>
    </InLanguage>
  );
}
