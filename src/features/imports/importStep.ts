import type { FileInspectionQuery } from './upload/FileInspection.generated';
import type { ColumnMapping, ImportDraft } from './importDraft';
import type { ImportState, SetImportState } from './importParams';
import type { ChangeDraft } from './useImportDraft';

/** The inspection result of an uploaded file. */
export type FileInspection = FileInspectionQuery['fileInspection'];

/** Props of each step between upload and import. */
export interface ImportStepProps {
  inspection: FileInspection;
  /** The catalog's currencies, as ISO 4217 codes. */
  currencies: readonly string[];
  draft: ImportDraft;
  change: ChangeDraft;
  /** The mapping of the draft, or the suggested one. */
  mapping: readonly ColumnMapping[];
  state: ImportState;
  onChange: SetImportState;
}
