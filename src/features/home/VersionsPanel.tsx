import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { RelativeTime } from '#ui/text/RelativeTime';
import { useHomeVersionsQuery } from './Home.generated';
import { messages } from './messages';
import { SummaryPanel } from './SummaryPanel';

/** The latest published versions of all catalogs. */
export function VersionsPanel() {
  const { formatMessage } = useIntl();
  return (
    <SummaryPanel
      heading={formatMessage(messages.versions)}
      to={paths.publishedCatalogList}
      result={useHomeVersionsQuery()}
      empty={formatMessage(messages.noVersions)}
      getRows={({ publishedCatalogs }) =>
        publishedCatalogs.publishedCatalogs.map(({ id, version, publishedAt, catalog }) => ({
          id,
          to: href(paths.publishedCatalogDetail, { versionId: id }),
          name: formatMessage(messages.versionOf, { catalog: catalog.name, version }),
          note: <RelativeTime at={publishedAt} />,
        }))
      }
    />
  );
}
