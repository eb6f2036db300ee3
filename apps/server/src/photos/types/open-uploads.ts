/** An admitted upload. */
export interface UploadTurn {
  end(): Promise<void>;
}

/** Uploads in progress, shared by all servers. */
export interface OpenUploads {
  /**
   * Admits an upload before its first byte is read.
   *
   * @param bytes  largest size of the upload
   * @returns 'many' if the account has reached the limit of open uploads, 'full' if its photos and other open uploads leave no room in
   * the quota
   */
  begin(ownerId: number, bytes: number, quotaBytes: number): Promise<UploadTurn | 'many' | 'full'>;
}
