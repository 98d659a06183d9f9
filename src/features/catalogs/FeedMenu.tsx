import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useIntl } from 'react-intl';
import type { CatalogNextStepFragment } from './CatalogNextStep.generated';
import { detailMessages } from './detailMessages';
import { useDownload } from './useDownload';

type Publication = NonNullable<CatalogNextStepFragment['currentPublication']>;

const formats = {
  JSON: detailMessages.exportJSON,
  CSV: detailMessages.exportCSV,
  GOOGLE_XML: detailMessages.exportGOOGLE_XML,
} as const;

/** Saves one of a version's feeds. */
export function FeedMenu({ label, feeds }: { label: string; feeds: Publication['feeds'] }) {
  const { formatMessage } = useIntl();
  const { download, isBusy } = useDownload();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton appearance="primary" icon={<ArrowDownload20Regular />} disabledFocusable={isBusy}>
          {label}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {feeds.map(({ format, fileName, url }) => (
            <MenuItem key={format} secondaryContent={fileName} onClick={() => void download(url, fileName)}>
              {formatMessage(formats[format])}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
