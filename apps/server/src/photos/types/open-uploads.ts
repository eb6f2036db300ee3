/** An upload that may be received. */
export interface UploadTurn {
  end(): Promise<void>;
}

/** Uploads of people that are being received at this moment, on all servers together. */
export interface OpenUploads {
  /**
   * Takes a turn before the first byte is read.
   *
   * @param bytes  the most that the upload may have
   * @returns 'many' when the account has as many as it may already, 'full' when its photos and other open uploads leave no room for this one
   */
  begin(ownerId: number, bytes: number, quotaBytes: number): Promise<UploadTurn | 'many' | 'full'>;
}
