import { ArrowExport20Regular } from '@fluentui/react-icons/svg/arrow-export';
import { useIntl } from 'react-intl';
import type { FeedFormat } from '../../graphql/types.generated';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import { detailMessages } from './detailMessages';
import { messages } from './messages';

const formats = ['JSON', 'CSV', 'GOOGLE_XML'] as const satisfies FeedFormat[];

/** Asks for the format of an export. */
export function ExportMenu({ onExport }: { onExport(format: FeedFormat): void }) {
  const { formatMessage } = useIntl();
  const entries = formats.map((format) => ({
    id: format,
    label: formatMessage(detailMessages[format]),
    onSelect: () => onExport(format),
  }));
  return (
    <ActionMenu icon={<ArrowExport20Regular />} sections={[{ id: 'formats', kind: 'actions', entries }]}>
      {formatMessage(messages.export)}
    </ActionMenu>
  );
}
