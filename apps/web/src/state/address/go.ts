/** The part of the router's API that code outside components needs. */
interface Navigator {
  navigate(path: string, options?: { readonly replace?: boolean }): unknown;
  /** Target of a navigation that is still loading its screen. */
  readonly state: { readonly navigation: { readonly location?: { readonly pathname: string } | undefined } };
}

let navigator: Navigator | null = null;

/** Called once at startup, so that stores and flows can navigate without knowing the route table. */
export function connectNavigator(router: Navigator): void {
  navigator = router;
}

/** Navigates to a router path of `paths.ts`. */
export function go(path: string, options?: { readonly replace?: boolean }): void {
  void navigator?.navigate(path, options);
}

/** Puts the target of a pending navigation into the address bar: a reload then opens it. */
export function showPendingAddress(): void {
  const ahead = navigator?.state.navigation.location;
  if (ahead) window.history.pushState(null, '', `#${ahead.pathname}`);
}

/**
 * Puts another router path into the address bar without navigating: a reload then opens it. For a screen that gets its address while it is
 * open, as a collage does with its first save.
 */
export function showAddress(path: string): void {
  window.history.replaceState(window.history.state, '', `#${path}`);
}
