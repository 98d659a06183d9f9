import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { FileDropZone } from '#ui/control/FileDropZone';

const messages = defineMessages({
  hint: { id: 'imports.upload.hint', defaultMessage: 'Drag a file here or select one' },
  choose: { id: 'imports.upload.choose', defaultMessage: 'Select file' },
  field: { id: 'imports.upload.field', defaultMessage: 'Product file' },
});

const accepted = '.csv,.tsv,.tab,.txt,.xlsx,.ods,.json,.ndjson,.jsonl,.xml,.rss';

export interface ProductFileZoneProps {
  onFiles: (files: readonly File[]) => void;
  /** Notes on limits and formats. */
  children?: ReactNode;
}

/** A drop target for product files. */
export function ProductFileZone({ onFiles, children }: ProductFileZoneProps) {
  const { formatMessage } = useIntl();
  return (
    <FileDropZone
      hint={formatMessage(messages.hint)}
      buttonLabel={formatMessage(messages.choose)}
      label={formatMessage(messages.field)}
      accept={accepted}
      onFiles={onFiles}
    >
      {children}
    </FileDropZone>
  );
}
