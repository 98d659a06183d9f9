import { inEnglish } from '../issueTexts';
import { readFileSync } from 'node:fs';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { inspectFile } from '#server/domain/imports/inspectFile';
import { openProducts, type SourceGroup } from '#server/domain/imports/openProducts';
import type { CatalogLanguages } from '#server/domain/imports/mapping/columnScopes';
import type { ByteSource } from '#server/domain/imports/formats/source';
import type { ColumnMappingRecord } from '#server/records/imports';
import type { LayoutCode } from '#server/types.generated';

export async function yieldIfDue() {
  return undefined;
}

/** The content as a file that is read in chunks of `part` bytes. */
export function createSource(content: string | Uint8Array, name = 'products', part = 1000): ByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name,
    size: bytes.length,
    bytes: async function* () {
      for (let start = 0; start < bytes.length; start += part) yield bytes.subarray(start, start + part);
    },
  };
}

/** A file in `tests/files`. */
export function sampleFile(name: string) {
  return createSource(new Uint8Array(readFileSync(new URL(`../../files/${name}`, import.meta.url))), name);
}

/** Maps columns to targets in the given order. */
export function mapColumns(targets: Record<string, string | null>): ColumnMappingRecord[] {
  return Object.entries(targets).map(([source, target]) => ({ source, target, transforms: [] }));
}

interface Plan {
  layout?: LayoutCode;
  mapping?: ColumnMappingRecord[];
  currency?: string;
  currencies?: string[] | undefined;
  /** The languages and channels of the catalog, for which languages are suggested. */
  catalog?: CatalogLanguages;
}

/** Reads the file like an import into an empty catalog. */
export async function readFile(source: ByteSource, plan: Plan = {}) {
  const facts = await inspectFile(source, { layout: plan.layout ?? null, catalog: plan.catalog ?? null, yieldIfDue });
  const mapping = plan.mapping ?? facts.mapping;
  const opened = await openProducts(
    source,
    { layout: facts.layout.code, mapping },
    {
      currency: plan.currency ?? 'EUR',
      ...(plan.currencies && { currencies: plan.currencies }),
      ...(plan.catalog && { languages: plan.catalog }),
      yieldIfDue,
    },
  );
  const groups: SourceGroup[] = [];
  for await (const batch of opened.batches()) groups.push(...batch);
  return {
    facts,
    opened,
    groups,
    contents: groups.flatMap(({ patch }) => (patch ? [applyPatch(null, patch)] : [])),
    issues: groups.flatMap((group) => inEnglish(group.issues)),
  };
}

/** Reads a custom table with the given mapping. */
export function readTable(text: string, targets: Record<string, string | null>) {
  return readFile(createSource(text), { layout: 'CUSTOM', mapping: mapColumns(targets) });
}
