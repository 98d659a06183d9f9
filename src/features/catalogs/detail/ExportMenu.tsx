import { ArrowExport20Regular } from '@fluentui/react-icons/svg/arrow-export';
import { useIntl } from 'react-intl';
import type { FeedFormat } from '../../../graphql/types.generated';
import { ActionMenu } from '../../../ui/menu/ActionMenu';
import { detailMessages } from './detailMessages';
import { messages } from '../messages';

const formats = ['JSON', 'CSV', 'GOOGLE_XML'] as const satisfies FeedFormat[];

/** Props of `ExportMenu`. */
export interface ExportMenuProps {
  className: string;
  onExport: (format: FeedFormat) => void;
}

/** Menu for selecting the format of an export. */
export function ExportMenu({ className, onExport }: ExportMenuProps) {
  const { formatMessage } = useIntl();
  const entries = formats.map((format) => ({
    id: format,
    label: formatMessage(detailMessages[format]),
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
