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

/** The changes from the current version that publishing now would make. */
export function PublishDiff({ data, skipInvalid, state, onChange }: PublishDiffProps) {
  const { formatMessage } = useIntl();
  const { catalog, publishPreview } = data;
  const result = usePublishDiffQuery({ variables: { catalogId: catalog.id, skipInvalid, ...state } });
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
          result={{ ...result, data: (result.data ?? result.previousData)?.publishPreview.diff }}
          summary={publishPreview.summary}
          catalogId={catalog.id}
          state={state}
          onChange={onChange}
        />
      </CodeNamesProvider>
    </Panel>
  );
}
