/** A file stored by the gateway; its bytes are in the file store under the same ID. */
export interface FileRecord {
  id: string;
  name: string;
  mediaType: string;
  /** Bytes stored so far. */
  size: number;
  /** Declared size in bytes. */
  expectedSize: number;
  /** An image that everyone can read at `/media/{id}`. */
  isPublic: boolean;
  createdAt: string;
}
