import { create } from 'zustand';
import { stateView } from '../../flow/navigate/nav-labels.ts';
import { FIRST_NAV_STATE, type NavEvent, type NavExit, type NavState, stepNavigation } from '../../flow/navigate/navigation.ts';
import { go } from '../address/go.ts';
import { listPath } from '../address/paths.ts';
import { BACK_TO_WEBSITE } from '../address/shop-addresses.ts';
import { templatePath } from '../address/template-paths.ts';
import { useDesign } from '../catalogue/design-store.ts';
import { leaveConfirmed, leaveTo } from '../collage/unload-guard.ts';
import { useTextStore } from '../language/text-store.ts';
import { logPageView } from '../window/page-views.ts';

interface NavigationStore {
  readonly state: NavState;
  /** True if the editor's side menu is open, toggled by the bar's hamburger button. [EDIT-08] */
  readonly isSideMenuOpen: boolean;
  send(event: NavEvent): void;
  setSideMenuOpen(isOpen: boolean): void;
}

type StateListener = (after: NavState, before: NavState) => void;

let notifyWindows: StateListener | null = null;

/** Sets the listener that opens and closes the dialogs of the states, called with each change, until the returned function is called. */
export function connectWindows(listener: StateListener): () => void {
  notifyWindows = listener;
  return () => {
    if (notifyWindows === listener) notifyWindows = null;
  };
}

export const useNavigation = create<NavigationStore>()((set, get) => ({
  state: FIRST_NAV_STATE,
  isSideMenuOpen: false,
  send: (event) => {
    const before = get().state;
    const { state, exit } = stepNavigation(before, event);
    if (state !== before) {
      set({ state, isSideMenuOpen: false });
      const view = stateView(state);
      if (view) logPageView(view);
      notifyWindows?.(state, before);
    }
    if (exit) leaveBy(exit, event.type === 'quit');
  },
  setSideMenuOpen: (isSideMenuOpen) => set({ isSideMenuOpen }),
}));

function leaveBy(exit: NavExit, isConfirmed: boolean): void {
  const { locale } = useTextStore.getState();
  const { current, filter } = useDesign.getState();
  if (exit === 'website') (isConfirmed ? leaveConfirmed : leaveTo)(BACK_TO_WEBSITE[locale]);
  else if (exit === 'design' && current) go(templatePath(locale, current.template));
  else go(listPath(locale, filter));
}
