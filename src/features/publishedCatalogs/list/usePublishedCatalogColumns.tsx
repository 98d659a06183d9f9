import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { versionName } from '#entities/publishedCatalog/versionName';
import { RelativeTime } from '#ui/text/RelativeTime';
import type { Column } from '#ui/table/tableTypes';
import { nameMessages } from '#ui/nameMessages';
import { messages } from '../messages';
import { VersionMenu } from './VersionMenu';
import { VersionBadge } from '../version/VersionBadge';
import type { PublishedCatalogListQuery } from './PublishedCatalogList.generated';
import { shortChecksum } from '../version/shortChecksum';

/** A row of the list. */
export type PublishedCatalogRow = PublishedCatalogListQuery['publishedCatalogs']['publishedCatalogs'][number];

const useStyles = makeStyles({ checksum: { fontFamily: tokens.fontFamilyMonospace } });

/** Returns the columns of the version list. */
export function usePublishedCatalogColumns(): readonly Column<PublishedCatalogRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  return useMemo(
    () => [
      { id: 'catalog', header: formatMessage(messages.catalog), cell: ({ catalog }) => catalog.name },
      {
        id: 'version',
        header: formatMessage(messages.version),
        cell: (row) => versionName(row, { formatMessage }),
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        cell: ({ status }) => <VersionBadge status={status} />,
        width: 124,
        isHideable: true,
      },
      {
        id: 'products',
        header: formatMessage(messages.products),
        cell: ({ productCount }) => formatNumber(productCount),
        width: 96,
        align: 'end',
        isHideable: true,
      },
      {
        id: 'checksum',
        header: formatMessage(messages.checksum),
        cell: ({ checksum }) => (
          <code className={styles.checksum} title={checksum} dir="ltr">
            {shortChecksum(checksum)}
          </code>
        ),
        width: 112,
        isHideable: true,
      },
      {
        id: 'by',
        header: formatMessage(messages.by),
        cell: ({ createdBy }) => createdBy,
        width: 144,
        isHideable: true,
      },
      {
        id: 'when',
        header: formatMessage(messages.when),
        cell: ({ publishedAt }) => <RelativeTime at={publishedAt} />,
        width: 136,
        isHideable: true,
      },
      {
        id: 'actions',
        header: formatMessage(nameMessages.actions),
        cell: (row) => <VersionMenu publishedCatalog={row} />,
        width: 84,
        align: 'end',
      },
    ],
    [formatMessage, formatNumber, styles.checksum],
  );
}
