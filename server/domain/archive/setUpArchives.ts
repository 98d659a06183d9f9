/** What was restored from an archive. */
export interface RestoredCounts {
  catalogs: number;
  products: number;
  /** Versions whose checksums are those of their restored products. */
  versions: number;
  files: number;
  accounts: number;
}

/** What is known about the archive that is uploaded or restored to set up a server. */
type SetUpArchive =
  | { kind: 'uploading'; size: number }
  | { kind: 'running'; share: number }
  | { kind: 'failed'; error: unknown }
  | { kind: 'done'; counts: RestoredCounts; needsAdministrator: boolean };

/** Archives by the hash of the token of their set-up link. */
export type SetUpArchives = Map<string, SetUpArchive>;
