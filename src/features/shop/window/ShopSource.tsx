import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { versionName } from '#entities/publishedCatalog/versionName';
import { useSession } from '#session/sessionContext';
import { NativeSelect } from '#ui/control/NativeSelect';
import { useShopSourceQuery, type ShopSourceQuery } from './ShopSource.generated';
import { windowMessages } from './windowMessages';
import type { WindowBarFragment } from './WindowBar.generated';

type WindowVersion = Pick<
  ShopSourceQuery['publishedCatalogs']['publishedCatalogs'][number],
  'id' | 'version' | 'catalog'
> & {
  label?: string;
};

const useStyles = makeStyles({
  source: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  label: typographyStyles.body1,
});

export interface ShopSourceProps {
  /** The version that is shown; null for the demo products. */
  shown: WindowBarFragment['publishedCatalog'] | null;
  versionId: string | null;
}

/** Selects what the shop shows: the demo products, or a version of a catalog, latest first. */
export function ShopSource({ shown, versionId }: ShopSourceProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const id = useId();
  const navigate = useNavigate();
  const { can } = useSession();
  const isAllowed = can('read', 'PublishedCatalog');
  const { data } = useShopSourceQuery({ skip: !isAllowed });
  if (!isAllowed) return null;

  const listed: WindowVersion[] = (data?.publishedCatalogs.publishedCatalogs ?? []).filter(
    ({ status }) => status !== 'PUBLISHING' && status !== 'FAILED',
  );
  // An old version can be past the end of the list.
  const versions = shown && !listed.some((version) => version.id === shown.id) ? [...listed, shown] : listed;
  const catalogs = new Map<string, { name: string; versions: WindowVersion[] }>();
  for (const version of versions) {
    const group = catalogs.get(version.catalog.id) ?? { name: version.catalog.name, versions: [] };
    group.versions.push(version);
    catalogs.set(version.catalog.id, group);
  }
  return (
    <div className={styles.source}>
      <label htmlFor={id} className={styles.label}>
        {formatMessage(windowMessages.source)}
      </label>
      <NativeSelect
        id={id}
        isWide
        value={versions.some((version) => version.id === versionId) ? (versionId ?? '') : ''}
        onChange={({ target }) =>
          navigate(target.value === '' ? href(paths.shop) : href(paths.shopWindow, { versionId: target.value }))
        }
      >
        <option value="">{formatMessage(windowMessages.demo)}</option>
        {[...catalogs].map(([catalogId, { name, versions: ofCatalog }]) => (
          <optgroup key={catalogId} label={name}>
            {ofCatalog.map(({ label = '', ...one }) => (
              <option key={one.id} value={one.id}>
                {versionName({ ...one, label }, intl)}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </div>
  );
}
