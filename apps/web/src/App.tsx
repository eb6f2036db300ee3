import { RouterProvider } from 'react-router';
import { InLanguage } from './InLanguage.tsx';
import type { createRouter } from './routes.tsx';
import { WorkspaceProvider } from './state/editor/use-workspace.ts';
import type { Workspace } from './state/editor/workspace.ts';

interface AppProps {
  readonly router: ReturnType<typeof createRouter>;
  /** The open work of this page; it is kept when a person goes back a step. */
  readonly workspace: Workspace;
}

export function App({ router, workspace }: AppProps) {
  return (
    <InLanguage>
      <WorkspaceProvider value={workspace}>
        <RouterProvider router={router} />
      </WorkspaceProvider>
    </InLanguage>
  );
}
