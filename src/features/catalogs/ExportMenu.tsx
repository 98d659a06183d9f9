import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowExport20Regular } from '@fluentui/react-icons/svg/arrow-export';
import { useIntl } from 'react-intl';
import type { FeedFormat } from '../../graphql/types.generated';
import { detailMessages } from './detailMessages';
import { messages } from './messages';

const formats = {
  JSON: detailMessages.exportJSON,
  CSV: detailMessages.exportCSV,
  GOOGLE_XML: detailMessages.exportGOOGLE_XML,
} as const;

/** Asks for the format of an export. */
export function ExportMenu({ onExport }: { onExport(format: FeedFormat): void }) {
  const { formatMessage } = useIntl();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton icon={<ArrowExport20Regular />}>{formatMessage(messages.export)}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {(['JSON', 'CSV', 'GOOGLE_XML'] as const).map((format) => (
            <MenuItem key={format} onClick={() => onExport(format)}>
              {formatMessage(formats[format])}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
