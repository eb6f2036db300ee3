/** Error name for a face detector that failed to load. The worker caches that failure, so a retry needs a new worker. */
export const NO_DETECTOR = 'NoDetector';
