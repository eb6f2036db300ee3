/** Tells load balancers whether this server takes new requests. */
export interface Readiness {
  isReady(): boolean;
  /** From now on the server is not ready; it still answers requests. */
  beginDraining(): void;
}

export function createReadiness(): Readiness {
  let isDraining = false;
  return {
    isReady: () => !isDraining,
    beginDraining() {
      isDraining = true;
    },
  };
}
