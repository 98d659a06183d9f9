import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '#entities/definition/CodeNamesProvider';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { Panel } from '#ui/layout/Panel';
import { LinkButton } from '#ui/control/LinkButton';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { QueryView } from '#ui/state/QueryView';
import { ProductDiffList } from '../diff/ProductDiffList';
import { messages } from '../messages';
import { PublishPreviewSkeleton } from '../publish/PublishPreviewSkeleton';
import { restoreMessages } from './restoreMessages';
import { restoreParams } from './restoreParams';
import { useRestoreDiffQuery, useRestorePreviewQuery } from './RestorePreview.generated';
import {
  countSelected,
  everythingSelected,
  isChangeSelected,
  toRestoreProducts,
  withChange,
  withKinds,
} from './restoreSelection';
import { RestoreSummary } from './RestoreSummary';
import { titles } from '../titles';
import { VersionNotFound } from '../VersionNotFound';

/**
 * A preview of the changes that restoring a catalog's products from a version would make. Products can be deselected.
 * The URL can name a single product, which is then restored alone.
 */
export function RestorePreview() {
  const { formatMessage } = useIntl();
  const { versionId = '' } = useParams();
  const [{ product, ...state }, setState] = useUrlState(restoreParams);
  const [selection, setSelection] = useState(everythingSelected);
  const scope = { versionId, sku: product || null };
  const result = useRestorePreviewQuery({ variables: scope });
  const diffResult = useRestoreDiffQuery({ variables: { ...scope, ...state } });
  const diff = (diffResult.data ?? diffResult.previousData)?.restorePreview.diff;
  const version = result.data?.publishedCatalog;
  usePageTitle(
    version && formatMessage(messages.versionOf, { catalog: version.catalog.name, version: version.version }),
    href(paths.publishedCatalogDetail, { versionId }),
  );
  const facts = version && { name: version.catalog.name, version: version.version, sku: product };
  const products = product
    ? { kinds: [], includeIds: diff?.diffs.map(({ productId }) => productId) ?? [] }
    : toRestoreProducts(selection);
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    if (!product) return <VersionNotFound />;
    return (
      <RecordNotFound
        heading={formatMessage(titles.restore)}
        title={formatMessage(restoreMessages.productGone, { sku: product })}
        actions={
          <LinkButton to={href(paths.publishedCatalogDetail, { versionId })}>
            {formatMessage(restoreMessages.toVersion)}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Page
      heading={
        facts
          ? formatMessage(product ? restoreMessages.productAction : restoreMessages.action, facts)
          : formatMessage(titles.restore)
      }
      description={
        facts && formatMessage(product ? restoreMessages.productDescription : restoreMessages.description, facts)
      }
    >
      <QueryView result={result} skeleton={<PublishPreviewSkeleton />}>
        {(data) => {
          const { summary } = data.restorePreview;
          return (
            <>
              <RestoreSummary
                data={data}
                isSingle={product !== ''}
                counts={countSelected(selection, summary)}
                products={products}
                onOutdated={() => {
                  setSelection(everythingSelected);
                  void result.refetch();
                }}
              />
              {/* Other products can differ when a single one does not. */}
              {!(product && data.restorePreview.isUnchanged) && (
                <Panel heading={formatMessage(restoreMessages.diff)}>
                  <CodeNamesProvider families={data.publishedCatalog.families}>
                    <ProductDiffList
                      result={{ ...diffResult, data: diff }}
                      summary={summary}
                      catalogId={data.publishedCatalog.catalog.id}
                      state={state}
                      onChange={setState}
                      selection={
                        product || data.publishedCatalog.catalog.status === 'ARCHIVED'
                          ? undefined
                          : {
                              counts: countSelected(selection, summary),
                              isSelected: (change) => isChangeSelected(selection, change),
                              onSelect: (change, isOn) => setSelection(withChange(selection, change, isOn)),
                              onSelectKinds: (kinds, isOn) => setSelection(withKinds(selection, kinds, isOn)),
                            }
                      }
                    />
                  </CodeNamesProvider>
                </Panel>
              )}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
