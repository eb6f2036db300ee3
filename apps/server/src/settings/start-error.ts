/** Thrown when the start fails for a reason that the operator can fix; the message is one line. */
export class StartError extends Error {}
