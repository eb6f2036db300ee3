import { create } from 'zustand';
import { stateView } from '../../flow/navigate/nav-labels.ts';
import { FIRST_NAV_STATE, type NavEvent, type NavExit, type NavState, stepNavigation } from '../../flow/navigate/navigation.ts';
import { useDesign } from '../catalogue/design-store.ts';
import { useTextStore } from '../locale/text-store.ts';
import { BACK_TO_WEBSITE, leaveTo } from './exits.ts';
import { go } from './go.ts';
import { logPageView } from './page-views.ts';
import { listPath, templatePath } from './paths.ts';

interface NavigationStore {
  readonly state: NavState;
  /** The visitor said to leave: the prompt about unsaved work stays silent. [EXIT-07] */
  readonly isLeaving: boolean;
  /** The editor's side menu, opened by the bar's hamburger. [EDIT-08] */
  readonly isSideMenuOpen: boolean;
  send(event: NavEvent): void;
  setSideMenuOpen(isOpen: boolean): void;
}

export const useNavigation = create<NavigationStore>()((set, get) => ({
  state: FIRST_NAV_STATE,
  isLeaving: false,
  isSideMenuOpen: false,
  send: (event) => {
    const before = get().state;
    const { state, exit } = stepNavigation(before, event);
    if (event.type === 'quit') set({ isLeaving: true });
    if (state !== before) {
      set({ state, isSideMenuOpen: false });
      const view = stateView(state);
      if (view) logPageView(view);
    }
    if (exit) leaveBy(exit);
  },
  setSideMenuOpen: (isSideMenuOpen) => set({ isSideMenuOpen }),
}));

function leaveBy(exit: NavExit): void {
  const { locale } = useTextStore.getState();
  const { current, filter } = useDesign.getState();
  if (exit === 'website') leaveTo(BACK_TO_WEBSITE[locale]);
  else if (exit === 'design' && current) go(templatePath(locale, current.template));
  else go(listPath(locale, filter));
}
