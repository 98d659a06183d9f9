import type { ErrorPolicy, LayoutCode } from '#graphql/types.generated';
import { isObject } from '#lib/isObject';
import { readStored, writeStored } from '#lib/storedJson';
import type { ImportModes } from './modes/modes';
import type { ColumnMappingFragment, ImportProfileFragment } from './upload/FileInspection.generated';

/** How one column is imported. */
export type ColumnMapping = ColumnMappingFragment;

/** One transformation of a column's values. */
export type Transform = ColumnMapping['transforms'][number];

/** The user's choices for a file that is not imported yet. */
export interface ImportDraft {
  /** null for the detected layout. */
  layout: LayoutCode | null;
  /** null for the mapping suggested by the layout. */
  mapping: readonly ColumnMapping[] | null;
  errorPolicy: ErrorPolicy;
  /** How the import treats what the catalog has already, where it differs from the default. */
  modes: Partial<ImportModes>;
  profileId: string | null;
  /** Currencies that the import adds to the catalog if missing. */
  addCurrencies: readonly string[];
  /** Languages that the import adds to the catalog if missing. */
  addLocales: readonly string[];
  /** Sales channels that the import adds to the catalog if missing. */
  addChannels: readonly string[];
  /** Whether the import defines attributes that have no definition. */
  defineAttributes: boolean;
  /** The dry run of exactly this draft; null if something has changed since. */
  dryRunId: string | null;
}

/** No choices: the defaults suggested by the file. */
export const emptyDraft: ImportDraft = {
  layout: null,
  mapping: null,
  errorPolicy: 'REJECT_FAILED_ROWS',
  modes: {},
  profileId: null,
  addCurrencies: [],
  addLocales: [],
  addChannels: [],
  defineAttributes: true,
  dryRunId: null,
};

const toKey = (fileId: string) => `import:${fileId}`;

/** The draft of a file as stored in this tab; the empty draft if there is none. */
export function readDraft(storage: Storage, fileId: string): ImportDraft {
  const stored = readStored(storage, toKey(fileId));
  // Only `writeDraft` writes under this key.
  return isObject(stored) ? { ...emptyDraft, ...(stored as Partial<ImportDraft>) } : emptyDraft;
}

/** Stores the draft of a file for the lifetime of this tab. */
export function writeDraft(storage: Storage, fileId: string, draft: ImportDraft): void {
  return writeStored(storage, toKey(fileId), draft);
}

/** A mapping with only the fields of the schema; objects from the cache have more. */
export function plainMapping(mapping: readonly ColumnMapping[]): ColumnMapping[] {
  return mapping.map(({ source, target, locale, channel, isLeftOut, transforms }) => ({
    source,
    target,
    locale,
    channel,
    isLeftOut,
    transforms: transforms.map(({ type, argument, replacement }) => ({ type, argument, replacement })),
  }));
}

/** Whether two mappings import a file the same way; columns that neither imports do not matter. */
export function isSameMapping(a: readonly ColumnMapping[], b: readonly ColumnMapping[]): boolean {
  const read = (mapping: readonly ColumnMapping[]) =>
    JSON.stringify(
      plainMapping(mapping)
        .filter(({ target }) => target !== null)
        .sort((x, y) => (x.source < y.source ? -1 : 1)),
    );
  return read(a) === read(b);
}

const hasConstant = ({ transforms }: ColumnMapping) => transforms.some(({ type }) => type === 'CONSTANT');

/** A profile's mapping for the columns of a file, one entry per column; constants need no column. */
export function profileMapping(
  { mapping }: Pick<ImportProfileFragment, 'mapping'>,
  columns: readonly { name: string }[],
): ColumnMapping[] {
  const bySource = new Map(plainMapping(mapping).map((entry) => [entry.source, entry]));
  const names = new Set(columns.map(({ name }) => name));
  return [
    ...columns.map(
      ({ name }) =>
        bySource.get(name) ?? {
          source: name,
          target: null,
          locale: null,
          channel: null,
          isLeftOut: false,
          transforms: [],
        },
    ),
    ...[...bySource.values()].filter((entry) => !names.has(entry.source) && hasConstant(entry)),
  ];
}
