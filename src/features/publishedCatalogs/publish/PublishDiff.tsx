import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '#entities/definition/CodeNamesProvider';
import { Panel } from '#ui/layout/Panel';
import type { CatalogPublishQuery } from './CatalogPublish.generated';
import type { DiffState } from '../diff/diffParams';
import { ProductDiffList } from '../diff/ProductDiffList';
import { usePublishDiffQuery } from './PublishDiff.generated';
import { publishMessages } from './publishMessages';

export interface PublishDiffProps {
  data: CatalogPublishQuery;
  skipInvalid: boolean;
  state: DiffState;
  onChange: (changes: Partial<DiffState>) => void;
}

const useStyles = makeStyles({
  moved: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
});

/**
 * The changes from the current version that publishing now would make. Products that only enter or leave channels are
 * counted, because a rule can move thousands, and listed on request.
 */
export function PublishDiff({ data, skipInvalid, state, onChange }: PublishDiffProps) {
  const { formatMessage } = useIntl();
  const { catalog, publishPreview } = data;
  const styles = useStyles();
  const [withMoved, setWithMoved] = useState(false);
  const result = usePublishDiffQuery({ variables: { catalogId: catalog.id, skipInvalid, withMoved, ...state } });
  const diff = (result.data ?? result.previousData)?.publishPreview.diff;
  const version = catalog.currentVersion?.version;
  return (
    <Panel
      heading={
        version === undefined
          ? formatMessage(publishMessages.first)
          : formatMessage(publishMessages.against, { version })
      }
    >
      <CodeNamesProvider>
        <ProductDiffList
          result={{ ...result, data: diff }}
          summary={publishPreview.summary}
          catalogId={catalog.id}
          state={state}
          onChange={onChange}
          others={
            diff &&
            diff.movedCount > 0 && (
              <div className={styles.moved}>
                <span>{formatMessage(publishMessages.moved, { count: diff.movedCount })}</span>
                <Button
                  size="small"
                  aria-expanded={withMoved}
                  onClick={() => {
                    setWithMoved(!withMoved);
                    onChange({ page: 1 });
                  }}
                >
                  {formatMessage(withMoved ? publishMessages.hideMoved : publishMessages.showMoved)}
                </Button>
              </div>
            )
          }
        />
      </CodeNamesProvider>
    </Panel>
  );
}
