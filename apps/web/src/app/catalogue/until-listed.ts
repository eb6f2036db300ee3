import { useDesign } from '../../state/catalogue/design-store.ts';
import { untilThere } from '../../state/window/server-return.ts';

/** Resolves when the designs are there; meanwhile the app says that the server does not answer, and asks again. */
export function untilListed(): Promise<void> {
  return untilThere(async () => {
    await useDesign.getState().loadList();
    if (useDesign.getState().list.status !== 'ready') throw new Error('The designs did not come');
  });
}
