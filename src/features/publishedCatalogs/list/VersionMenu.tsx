import { BuildingShop20Regular } from '@fluentui/react-icons/svg/building-shop';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { sharedMessages } from '#ui/sharedMessages';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { recordMessages } from '#ui/recordMessages';
import { messages } from '../messages';
import { hasShopWindow } from '../version/ShopWindowLink';
import type { PublishedCatalogListQuery } from './PublishedCatalogList.generated';

export interface VersionMenuProps {
  publishedCatalog: PublishedCatalogListQuery['publishedCatalogs']['publishedCatalogs'][number];
}

/** The actions of a version in its list row. */
export function VersionMenu({ publishedCatalog }: VersionMenuProps) {
  const { formatMessage } = useIntl();
  const { id, version, catalog } = publishedCatalog;
  const name = formatMessage(messages.versionOf, { catalog: catalog.name, version });
  const view = {
    id: 'view',
    label: formatMessage(recordMessages.view),
    icon: <Eye20Regular />,
    to: href(paths.publishedCatalogDetail, { versionId: id }),
  };
  const shop = {
    id: 'shop',
    label: formatMessage(messages.viewAsShopper),
    icon: <BuildingShop20Regular />,
    to: href(paths.shopWindow, { versionId: id }),
  };
  return (
    <ActionMenu
      appearance="subtle"
      icon={<MoreHorizontal20Regular />}
      label={formatMessage(sharedMessages.actionsFor, { name })}
      sections={[{ id: 'open', kind: 'actions', entries: hasShopWindow(publishedCatalog) ? [view, shop] : [view] }]}
    />
  );
}
