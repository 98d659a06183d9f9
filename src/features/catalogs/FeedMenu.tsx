import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useIntl } from 'react-intl';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import { useDownload } from '../../ui/useDownload';
import type { CatalogNextStepFragment } from './CatalogNextStep.generated';
import { detailMessages } from './detailMessages';

/** Props of `FeedMenu`. */
export interface FeedMenuProps {
  label: string;
  feeds: NonNullable<CatalogNextStepFragment['currentPublication']>['feeds'];
}

/** Saves one of a version's feeds. */
export function FeedMenu({ label, feeds }: FeedMenuProps) {
  const { formatMessage } = useIntl();
  const { download } = useDownload();
  const entries = feeds.map(({ format, fileName, url }) => ({
    id: format,
    label: formatMessage(detailMessages[format]),
    note: fileName,
    onSelect: () => void download(url, fileName),
  }));
  return (
    <ActionMenu
      appearance="primary"
      icon={<ArrowDownload20Regular />}
      sections={[{ id: 'feeds', kind: 'actions', entries }]}
    >
      {label}
    </ActionMenu>
  );
}
