import { isOverlay, type NavState } from './navigation.ts';

export type BarTitle = 'titleDesign' | 'stepSize' | 'titleEditor' | 'titlePhoto' | 'titleChooser' | 'ERROR';

/** Returns the text key of the bar's title; null while loading. [NAV-14 … NAV-20] */
export function barTitle(state: NavState): BarTitle | null {
  switch (state) {
    case 'NAVSTATE_TEMPLATE_LIST':
      return 'titleDesign';
    case 'NAVSTATE_TEMPLATE':
      return 'stepSize';
    case 'NAVSTATE_EDITOR_LOADING':
      return null;
    case 'NAVSTATE_EDITOR_EDIT':
      return 'titlePhoto';
    case 'NAVSTATE_EDITOR_FILE':
      return 'titleChooser';
    case 'NAVSTATE_EDITOR_ERROR':
      return 'ERROR';
    default:
      return 'titleEditor';
  }
}

/** Returns the label of the close button: it closes a window or ends the visit. [NAV-29] [NAV-30] [NAV-32] */
export function closeLabel(state: NavState): 'closeWindow' | 'stopMaker' {
  return isOverlay(state) ? 'closeWindow' : 'stopMaker';
}

const VIEWS: Readonly<Partial<Record<NavState, string>>> = {
  NAVSTATE_EDITOR_NORMAL: '/htmlapp/edit/normal',
  NAVSTATE_EDITOR_EDIT: '/htmlapp/edit',
  NAVSTATE_EDITOR_FILE: '/htmlapp/file',
  NAVSTATE_EDITOR_WANT_TO_QUIT: '/htmlapp/want_to_quit',
  NAVSTATE_EDITOR_ORDER: '/htmlapp/order',
  NAVSTATE_EDITOR_SAVE: '/htmlapp/save',
  NAVSTATE_EDITOR_ERROR: '/htmlapp/error',
};

/** Returns the page view to log on entering a state; null for none. [PV-04] [PV-05] */
export function stateView(state: NavState): string | null {
  return VIEWS[state] ?? null;
}
