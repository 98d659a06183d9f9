import type { DiffSummaryRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { DiffKind } from '../../types.generated';
import { isSameValue } from '../products/contentFields';

/** A product that differs between two versions; `before` is null for ADDED, `after` is null for REMOVED. */
export interface EntryDiff {
  kind: DiffKind;
  sku: string;
  productId: string;
  before: PublishedEntry | null;
  after: PublishedEntry | null;
  /** The channels that it was not in and is not in, if these differ. */
  notInChannels?: { before: readonly string[]; after: readonly string[] };
}

/**
 * Returns the added, changed, and removed products between two lists of entries that are sorted by SKU, in SKU order. One
 * that is in other channels is changed.
 */
export function diffEntries(before: readonly PublishedEntry[], after: readonly PublishedEntry[]): EntryDiff[] {
  const diffs: EntryDiff[] = [];
  let at = 0;
  let to = 0;
  while (at < before.length || to < after.length) {
    const old = before[at];
    const young = after[to];
    if (old && (!young || old.sku < young.sku)) {
      diffs.push({ kind: 'REMOVED', sku: old.sku, productId: old.productId, before: old, after: null });
      at++;
    } else if (young && (!old || young.sku < old.sku)) {
      diffs.push({ kind: 'ADDED', sku: young.sku, productId: young.productId, before: null, after: young });
      to++;
    } else if (old && young) {
      const { sku, productId, hash, notInChannels: leftOut = [] } = young;
      const { notInChannels: formerly = [] } = old;
      const isMoved = !isSameValue(formerly, leftOut);
      if (old.hash !== hash || isMoved) {
        const channels = isMoved && { notInChannels: { before: formerly, after: leftOut } };
        diffs.push({ kind: 'CHANGED', sku, productId, before: old, after: young, ...channels });
      }
      at++;
      to++;
    }
  }
  return diffs;
}

/** Returns the number of products for each kind of difference. */
export function diffSummary(diffs: readonly EntryDiff[]): DiffSummaryRecord {
  const summary = { added: 0, changed: 0, removed: 0 };
  for (const { kind } of diffs) {
    if (kind === 'ADDED') summary.added++;
    else if (kind === 'CHANGED') summary.changed++;
    else summary.removed++;
  }
  return summary;
}
