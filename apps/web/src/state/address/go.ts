/** The part of the router that code outside components needs. */
interface Navigator {
  navigate(path: string, options?: { readonly replace?: boolean }): unknown;
  /** Where a navigation leads that waits for its screen. */
  readonly state: { readonly navigation: { readonly location?: { readonly pathname: string } | undefined } };
}

let navigator: Navigator | null = null;

/** Called once at the start. Stores and flows then navigate without knowing the route table. */
export function connectNavigator(router: Navigator): void {
  navigator = router;
}

/** Goes to a router path of `paths.ts`. */
export function go(path: string, options?: { readonly replace?: boolean }): void {
  void navigator?.navigate(path, options);
}

/** Puts the place that somebody is on the way to into the address bar: reloading the page then opens it. */
export function showAddressAhead(): void {
  const ahead = navigator?.state.navigation.location;
  if (ahead) window.history.pushState(null, '', `#${ahead.pathname}`);
}

/**
 * Shows another router path in the address bar without going there: reloading the page then opens it.
 * For a place that got its address while it was open, as a collage does with its first save.
 */
export function showAddress(path: string): void {
  window.history.replaceState(window.history.state, '', `#${path}`);
}
