/** The part of the router that code outside components needs. */
interface Navigator {
  navigate(path: string, options?: { readonly replace?: boolean }): unknown;
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

/**
 * Shows another router path in the address bar without going there: reloading the page then opens it.
 * For a place that got its address while it was open, as a collage does with its first save.
 */
export function showAddress(path: string): void {
  window.history.replaceState(window.history.state, '', `#${path}`);
}
