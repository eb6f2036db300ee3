/** The start failed for a reason that the operator can mend; the message is one line. */
export class StartError extends Error {}
