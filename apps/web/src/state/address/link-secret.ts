/** Returns the secret of a mail's link, '' without one. It is in the URL fragment, so that no log and no other site receives it. */
export const linkSecret = (): string => window.location.hash.slice(1);
