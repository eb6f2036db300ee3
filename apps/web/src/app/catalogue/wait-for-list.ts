import { useDesign } from '../../state/catalogue/design-store.ts';
import { retryUntilLoaded } from '../../state/window/server-return.ts';

/** Resolves when the designs have loaded; meanwhile the app shows that the server does not answer, and retries. */
export function waitForList(): Promise<void> {
  return retryUntilLoaded(async () => {
    await useDesign.getState().loadList();
    if (useDesign.getState().list.status !== 'ready') throw new Error('The designs did not come');
  });
}
