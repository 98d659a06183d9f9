import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '#entities/definition/CodeNamesProvider';
import type { SetUrlState } from '#routing/useUrlState';
import { Panel } from '#ui/layout/Panel';
import { tableQuery } from '#ui/table/tableQuery';
import { ProductDiffList } from '../diff/ProductDiffList';
import { BaseSelect } from './BaseSelect';
import type { PublishedCatalogDetailQuery } from './PublishedCatalogDetail.generated';
import { useOtherVersionsQuery, usePublishedChangesQuery } from './PublishedChanges.generated';
import { versionMessages } from './versionMessages';
import type { VersionState } from './versionParams';

const useStyles = makeStyles({
  text: {
    ...typographyStyles.body1,
    minHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
    margin: 0,
  },
});

export interface PublishedChangesProps {
  publishedCatalog: PublishedCatalogDetailQuery['publishedCatalog'];
  state: VersionState;
  onChange: SetUrlState<VersionState>;
}

/** How a version differs from another one of its catalog: by default, the one that was current before it. */
export function PublishedChanges({ publishedCatalog, state, onChange }: PublishedChangesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { id, version, previous, diffSummary, catalog } = publishedCatalog;
  const { before: chosen, kind, page, perPage } = state;
  const result = usePublishedChangesQuery({ variables: { id, before: chosen || null, kind, page, perPage } });
  const changes = tableQuery(result).data?.publishedCatalog;
  const before = changes?.diff.before;
  const families = useMemo(() => changes && [...(before?.families ?? []), ...changes.families], [changes, before]);
  const listed = useOtherVersionsQuery({ variables: { catalogId: catalog.id } }).data;
  const versions = (listed?.publishedCatalogs.publishedCatalogs ?? []).filter((each) => each.publishedAt !== null);
  // The list has the latest versions only.
  const others = [
    ...new Map([...versions, previous, before].flatMap((each) => (each ? [[each.id, each]] : []))).values(),
  ]
    .filter((each) => each.id !== id)
    .sort((a, b) => b.version - a.version);
  const isPrevious = chosen === '' || chosen === previous?.id;
  const compared = isPrevious ? previous : others.find((each) => each.id === chosen);
  const whatChanged = compared
    ? formatMessage(versionMessages.changesText, { before: compared.version, after: version })
    : isPrevious && formatMessage(versionMessages.firstText);
  return (
    <Panel>
      {others.length > 0 && (
        <BaseSelect
          previous={previous}
          others={others.filter((each) => each.id !== previous?.id)}
          value={isPrevious ? '' : chosen}
          onChange={(id) => onChange({ before: id, kind: null, page: 1 })}
        />
      )}
      <p className={styles.text}>{whatChanged}</p>
      <CodeNamesProvider families={families}>
        <ProductDiffList
          result={{ ...result, data: changes?.diff }}
          summary={isPrevious ? diffSummary : changes?.diff.summary}
          catalogId={catalog.id}
          state={state}
          onChange={onChange}
        />
      </CodeNamesProvider>
    </Panel>
  );
}
