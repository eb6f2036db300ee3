/** Words that `muro orders mark` accepts. */
export const MARKS = ['sent', 'cancelled', 'print-again', 'to-be-paid', 'paid', 'refunded', 'held', 'free'] as const;
