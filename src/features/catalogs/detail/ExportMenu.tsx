import { ArrowExport20Regular } from '@fluentui/react-icons/svg/arrow-export';
import { useIntl } from 'react-intl';
import { exportFormats, formatNames, formatNotes } from '#entities/catalog/formatMessages';
import type { FeedFormat } from '#graphql/types.generated';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { messages } from '../messages';

export interface ExportMenuProps {
  className: string;
  onExport: (format: FeedFormat) => void;
}

/** Menu for selecting the format of an export. */
export function ExportMenu({ className, onExport }: ExportMenuProps) {
  const { formatMessage } = useIntl();
  const entries = exportFormats.map((format) => ({
    id: format,
    label: formatMessage(formatNames[format]),
    note: formatMessage(formatNotes[format]),
    onSelect: () => onExport(format),
  }));
  return (
    <ActionMenu
      className={className}
      icon={<ArrowExport20Regular />}
      sections={[{ id: 'formats', kind: 'actions', entries }]}
    >
      {formatMessage(messages.export)}
    </ActionMenu>
  );
}
