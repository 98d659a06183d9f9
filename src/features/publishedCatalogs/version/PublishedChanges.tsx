import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '../../../entities/definition/CodeNamesProvider';
import { Panel } from '../../../ui/layout/Panel';
import { tableQuery } from '../../../ui/table/tableQuery';
import type { DiffState } from '../diff/diffParams';
import { ProductDiffList } from '../diff/ProductDiffList';
import { usePublishedChangesQuery } from './PublishedChanges.generated';
import { versionMessages } from './versionMessages';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** Props of `PublishedChanges`. */
export interface PublishedChangesProps {
  publicationId: string;
  catalogId: string;
  summary: { added: number; changed: number; removed: number };
  /** Whether it is the first version, in which all products are new. */
  isFirst: boolean;
  state: DiffState;
  onChange: (changes: Partial<DiffState>) => void;
}

/** The changes in a version compared to the previous current one. */
export function PublishedChanges(props: PublishedChangesProps) {
  const { publicationId, catalogId, summary, isFirst, state, onChange } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { kind, page, perPage } = state;
  const result = usePublishedChangesQuery({ variables: { id: publicationId, kind, page, perPage } });
  const version = tableQuery(result).data?.publishedCatalog;
  const families = useMemo(() => version && [...(version.previous?.families ?? []), ...version.families], [version]);
  return (
    <Panel>
      <p className={styles.text}>{formatMessage(isFirst ? versionMessages.firstText : versionMessages.changesText)}</p>
      <CodeNamesProvider families={families}>
        <ProductDiffList
          result={{ ...result, data: version?.diff }}
          summary={summary}
          catalogId={catalogId}
          state={state}
          onChange={onChange}
        />
      </CodeNamesProvider>
    </Panel>
  );
}
