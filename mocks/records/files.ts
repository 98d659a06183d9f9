/** A file kept by the gateway; its bytes stand in the file store under the same id. */
export interface FileRecord {
  id: string;
  name: string;
  mediaType: string;
  /** Bytes that are there so far. */
  size: number;
  /** Bytes that were announced. */
  expectedSize: number;
  /** A picture that everybody may read at `/media/{id}`. */
  isPublic: boolean;
  createdAt: string;
}
