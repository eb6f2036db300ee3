/** The name of the error where the detector of faces did not come. Its worker remembers that: only another one can bring it. */
export const NO_DETECTOR = 'NoDetector';
