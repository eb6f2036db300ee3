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
