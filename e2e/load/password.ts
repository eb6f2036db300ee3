/** Of everybody in the run. */
export const PASSWORD = 'Zx9-canary-7Q';
