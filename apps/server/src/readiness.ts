/** Whether a proxy shall lead requests to this server. */
export interface Readiness {
  isReady(): boolean;
  /** The server goes on answering, and says that it wants no new requests. */
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
