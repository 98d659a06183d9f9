import type { FileInspectionQuery } from './FileInspection.generated';
import type { ColumnMapping, ImportDraft } from './importDraft';
import type { ImportState, SetImportState } from './importParams';
import type { ChangeDraft } from './useImportDraft';

/** What an uploaded file holds. */
export type FileInspection = FileInspectionQuery['fileInspect'];

/** Props of each step between upload and import. */
export interface ImportStepProps {
  inspection: FileInspection;
  /** The catalog's, by ISO 4217. */
  currencies: readonly string[];
  draft: ImportDraft;
  change: ChangeDraft;
  /** The draft's, or the proposed one. */
  mapping: readonly ColumnMapping[];
  state: ImportState;
  onChange: SetImportState;
}
