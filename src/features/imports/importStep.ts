import type { FileInspectionQuery } from './upload/FileInspection.generated';
import type { ColumnMapping, ImportDraft } from './importDraft';
import type { ImportState, SetImportState } from './importParams';
import type { ChangeDraft } from './useImportDraft';
import type { ImportCatalogQuery } from './CatalogImport.generated';

/** The inspection result of an uploaded file. */
export type FileInspection = FileInspectionQuery['fileInspection'];

/** How sure the suggested target of a column is. */
export type MappingSuggestion = FileInspection['suggestions'][number];

/** The currencies, languages and channels of the catalog that a file is imported into. */
export type CatalogChoices = Pick<
  ImportCatalogQuery['catalog'],
  'currencies' | 'locales' | 'defaultLocale' | 'channels' | 'salesChannels'
>;

/** Props of each step between upload and import. */
export interface ImportStepProps {
  inspection: FileInspection;
  catalog: CatalogChoices;
  draft: ImportDraft;
  change: ChangeDraft;
  /** The mapping of the draft, or the suggested one. */
  mapping: readonly ColumnMapping[];
  state: ImportState;
  onChange: SetImportState;
}
