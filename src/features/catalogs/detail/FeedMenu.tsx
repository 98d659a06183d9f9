import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useIntl } from 'react-intl';
import { formatNames } from '#entities/catalog/formatMessages';
import { href, paths } from '#routing/paths';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { useDownload } from '#ui/control/useDownload';
import type { CatalogNextStepFragment } from './CatalogNextStep.generated';
import { detailMessages } from './detailMessages';

export interface FeedMenuProps {
  label: string;
  catalog: Pick<CatalogNextStepFragment, 'currentVersion' | 'shopUrl'>;
}

/**
 * Menu that downloads one of the current version's feeds. The Google feed needs the shop URL, which can be entered on
 * the version's page.
 */
export function FeedMenu({ label, catalog }: FeedMenuProps) {
  const { formatMessage } = useIntl();
  const { download } = useDownload();
  const { currentVersion: version, shopUrl } = catalog;
  const entries = (version?.feeds ?? []).map(({ format, fileName, url }) => {
    const entry = { id: format, label: formatMessage(formatNames[format]) };
    if (version && format === 'GOOGLE_XML' && shopUrl === null) {
      const to = href(paths.publishedCatalogDetail, { versionId: version.id });
      return { ...entry, note: formatMessage(detailMessages.needsShop), to };
    }
    return { ...entry, note: fileName, onSelect: () => void download(url, fileName) };
  });
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
