import { BuildingShop20Regular } from '@fluentui/react-icons/svg/building-shop';
import { useIntl } from 'react-intl';
import type { VersionStatus } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { messages } from '../messages';

/** Whether the version has products to show. */
export function hasShopWindow({ status }: { status: VersionStatus }): boolean {
  return status !== 'PUBLISHING' && status !== 'FAILED';
}

/** Opens the version in the shop, as its buyers see it. */
export function ShopWindowLink({ publishedCatalog }: { publishedCatalog: { id: string; status: VersionStatus } }) {
  const { formatMessage } = useIntl();
  if (!hasShopWindow(publishedCatalog)) return null;
  return (
    <LinkButton icon={<BuildingShop20Regular />} to={href(paths.shopWindow, { versionId: publishedCatalog.id })}>
      {formatMessage(messages.viewAsShopper)}
    </LinkButton>
  );
}
