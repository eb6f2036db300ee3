/** What `muro orders mark` takes, beside the states of both axes. */
export const MARKS = ['sent', 'cancelled', 'print-again', 'to-be-paid', 'paid', 'refunded', 'held', 'free'] as const;
