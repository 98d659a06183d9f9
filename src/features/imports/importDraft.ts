import type { ErrorPolicy, LayoutCode } from '../../graphql/types.generated';
import { isObject } from '../../lib/isObject';
import { readStored, writeStored } from '../../lib/storedJson';
import type { ColumnMappingFragment, ImportProfileFragment } from './FileInspection.generated';

/** How one column comes in. */
export type ColumnMapping = ColumnMappingFragment;

/** One change of a column's values. */
export type Transform = ColumnMapping['transforms'][number];

/** What a person has chosen for a file and not imported yet. */
export interface ImportDraft {
  /** null for the one that is recognised. */
  layout: LayoutCode | null;
  /** null for the one that the layout proposes. */
  mapping: readonly ColumnMapping[] | null;
  errorPolicy: ErrorPolicy;
  profileId: string | null;
  /** Currencies that the catalog gets with the import where it lacks them. */
  addCurrencies: readonly string[];
  /** The dry run that was made with exactly this; null where something changed since. */
  dryRunId: string | null;
}

/** Nothing chosen: what the file itself proposes. */
export const emptyDraft: ImportDraft = {
  layout: null,
  mapping: null,
  errorPolicy: 'REJECT_FAILED_ROWS',
  profileId: null,
  addCurrencies: [],
  dryRunId: null,
};

const keyOf = (fileId: string) => `import:${fileId}`;

/** The draft of a file as this tab last kept it; the empty one where there is none. */
export function readDraft(storage: Storage, fileId: string): ImportDraft {
  const stored = readStored(storage, keyOf(fileId));
  // Only `writeDraft` writes under this key.
  return isObject(stored) ? { ...emptyDraft, ...(stored as Partial<ImportDraft>) } : emptyDraft;
}

/** Keeps the draft of a file as long as this tab lives. */
export const writeDraft = (storage: Storage, fileId: string, draft: ImportDraft): void =>
  writeStored(storage, keyOf(fileId), draft);

/** A mapping with nothing but what the contract knows: what comes from the cache carries more. */
export const plainMapping = (mapping: readonly ColumnMapping[]): ColumnMapping[] =>
  mapping.map(({ source, target, transforms }) => ({
    source,
    target,
    transforms: transforms.map(({ type, argument, replacement }) => ({ type, argument, replacement })),
  }));

/** Whether two mappings read a file alike: columns that neither imports do not matter. */
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

/** A profile's mapping for the columns of a file, one entry a column; constants need no column. */
export function profileMapping(
  { mapping }: Pick<ImportProfileFragment, 'mapping'>,
  columns: readonly { name: string }[],
): ColumnMapping[] {
  const bySource = new Map(plainMapping(mapping).map((entry) => [entry.source, entry]));
  const names = new Set(columns.map(({ name }) => name));
  return [
    ...columns.map(({ name }) => bySource.get(name) ?? { source: name, target: null, transforms: [] }),
    ...[...bySource.values()].filter((entry) => !names.has(entry.source) && hasConstant(entry)),
  ];
}
