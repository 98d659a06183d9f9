import { Button, makeStyles, Switch, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { useCodeNames } from '#entities/definition/useCodeNames';
import { pathLabel } from '#entities/product/fieldPath';
import { getErrorCode } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { CodeNamesContext } from '#ui/codeNames';
import { LinkButton } from '#ui/control/LinkButton';
import { fieldMessages, scopeMessages } from '#ui/fieldMessages';
import { Page } from '#ui/layout/Page';
import { EmptyState } from '#ui/state/EmptyState';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { formMessages } from '../core/formMessages';
import { goneMessages } from '../core/messages/goneMessages';
import { messages as productMessages } from '../messages';
import { titles } from '../titles';
import { compareMessages as messages } from './compareMessages';
import { COMPARABLE, compareParams } from './compareParams';
import { useCompareProductsQuery, type CompareProductsQuery } from './CompareProducts.generated';
import { comparedRows, toCompared, type Compared, type ComparedRow } from './comparedRows';
import { CompareTable } from './CompareTable';
import { useCopyValue } from './useCopyValue';

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  // In line with the table.
  switch: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  count: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Says that there is nothing to compare yet, and how to begin. */
function TooFew({ catalogId }: { catalogId: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="search"
      title={formatMessage(messages.tooFew)}
      description={formatMessage(messages.tooFewText, COMPARABLE)}
      actions={
        <LinkButton to={href(paths.productList, { catalogId })}>{formatMessage(goneMessages.toProducts)}</LinkButton>
      }
    />
  );
}

/** What a row is called: the label of its field or attribute, or the currency and channel of a price. */
function useRowLabel() {
  const intl = useIntl();
  const names = useCodeNames();
  const toLabel = ({ of }: ComparedRow): string => {
    if (of.kind === 'attribute') return names.attribute(of.code);
    if (of.kind === 'field') {
      return of.path === 'variants' ? intl.formatMessage(fieldMessages.variants) : pathLabel(of.path, intl, names);
    }
    const field = intl.formatMessage(formMessages.amountIn, { currency: of.currency });
    return of.channel === null
      ? field
      : intl.formatMessage(scopeMessages.inScope, { field, scope: names.channel(of.channel) });
  };
  return { names, toLabel };
}

function Comparison({
  data,
  catalogId,
  ids,
}: {
  data: CompareProductsQuery;
  catalogId: string;
  ids: readonly string[];
}) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [{ fields }, setState] = useUrlState(compareParams);
  const canUpdate = useSession().can('update', 'Product');
  const isArchived = data.catalog.status === 'ARCHIVED';
  const products = useMemo(
    () => data.productsById.filter((one) => one.catalogId === catalogId && ids.includes(one.id)).map(toCompared),
    [data.productsById, catalogId, ids],
  );
  const rows = useMemo(() => comparedRows(products), [products]);
  const { names, toLabel } = useRowLabel();
  const { copy, isBusy } = useCopyValue(toLabel);
  const different = rows.filter(({ isSame }) => !isSame);
  const shown = fields === 'all' ? rows : different;
  const gone = ids.length - products.length;
  const toName = ({ product: { name, sku } }: Compared) => name || sku || formatMessage(productMessages.unnamed);
  const isEnough = products.length >= COMPARABLE.least;
  return (
    <CodeNamesContext value={names}>
      {gone > 0 && <Notice tone="info">{formatMessage(messages.gone, { count: gone })}</Notice>}
      {canUpdate && isArchived && <Notice tone="info">{formatMessage(messages.archived)}</Notice>}
      {!isEnough && <TooFew catalogId={catalogId} />}
      {isEnough && (
        <>
          <div className={styles.tools}>
            <Switch
              className={styles.switch}
              label={formatMessage(messages.differentOnly)}
              checked={fields === 'different'}
              onChange={(_, { checked }) => setState({ fields: checked ? 'different' : 'all' })}
            />
            <p className={styles.count} role="status">
              {formatMessage(messages.same, { count: rows.length - different.length })}
            </p>
          </div>
          {shown.length === 0 ? (
            <EmptyState
              title={formatMessage(messages.noDifference)}
              description={formatMessage(messages.noDifferenceText)}
              actions={<Button onClick={() => setState({ fields: 'all' })}>{formatMessage(messages.showAll)}</Button>}
            />
          ) : (
            <CompareTable
              products={products}
              rows={shown}
              toName={toName}
              toLabel={toLabel}
              onLeaveOut={
                products.length > COMPARABLE.least
                  ? ({ product }) => setState({ ids: ids.filter((id) => id !== product.id) })
                  : undefined
              }
              onCopy={canUpdate && !isArchived ? (row, source, targets) => void copy(row, source, targets) : undefined}
              isBusy={isBusy}
            />
          )}
        </>
      )}
    </CodeNamesContext>
  );
}

/** Page that shows two to five products of a catalog side by side, with their differences. */
export function CompareProducts() {
  const { catalogId = '' } = useParams();
  const { formatMessage } = useIntl();
  const [{ ids }] = useUrlState(compareParams);
  const isEnough = ids.length >= COMPARABLE.least;
  const result = useCompareProductsQuery({ variables: { ids: [...ids], catalogId } });
  const data = result.data ?? result.previousData;
  if (!data && getErrorCode(result.error) === 'NOT_FOUND') {
    return <CatalogNotFound heading={formatMessage(titles.compare)} />;
  }
  return (
    <Page heading={formatMessage(titles.compare)} description={formatMessage(messages.description)}>
      {isEnough ? (
        <QueryView
          result={{ data, error: result.error, refetch: () => result.refetch() }}
          skeleton={<Placeholder height={480} />}
        >
          {(loaded) => <Comparison data={loaded} catalogId={catalogId} ids={ids} />}
        </QueryView>
      ) : (
        <TooFew catalogId={catalogId} />
      )}
    </Page>
  );
}
