/** Returns the secret of a link from a mail. It stands behind '#', so that no log and no other site sees it; '' without one. */
export const linkSecret = (): string => window.location.hash.slice(1);
