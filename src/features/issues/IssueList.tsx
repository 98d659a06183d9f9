import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogPage } from '#entities/catalog/CatalogPage';
import { RuleFaults } from '#entities/catalog/RuleFaults';
import { SeverityBadge } from '#entities/job/issues/SeverityBadge';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { EmptyState } from '#ui/state/EmptyState';
import { DataTable } from '#ui/table/DataTable';
import { tableQuery } from '#ui/table/tableQuery';
import type { Column } from '#ui/table/tableTypes';
import { useIssueListQuery, type IssueListQuery } from './IssueList.generated';
import { messages } from './messages';
import { titles } from './titles';

const useStyles = makeStyles({
  facts: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
  },
});

type IssueKind = IssueListQuery['catalog']['issueKinds'][number];

function useIssueColumns(): readonly Column<IssueKind>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => [
      { id: 'label', header: formatMessage(messages.kind), cell: ({ label }) => label },
      {
        id: 'products',
        header: formatMessage(messages.products),
        cell: ({ productCount }) => formatNumber(productCount),
        width: 120,
        align: 'end',
      },
      {
        id: 'severity',
        header: formatMessage(messages.severity),
        cell: ({ severity }) => <SeverityBadge severity={severity} />,
        width: 160,
      },
    ],
    [formatMessage, formatNumber],
  );
}

/** What is below a kind of issue on a phone. */
function IssueFacts({ kind: { severity, productCount } }: { kind: IssueKind }) {
  return (
    <div className={useStyles().facts}>
      <SeverityBadge severity={severity} />
      {useIntl().formatMessage(messages.productCount, { count: productCount })}
    </div>
  );
}

const narrowRow = {
  link: ({ label }: IssueKind) => label,
  facts: (kind: IssueKind) => <IssueFacts kind={kind} />,
};

/** The kinds of issues that the products of a catalog have, each with a link to these products. */
export function IssueList() {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const result = useIssueListQuery({ variables: { catalogId } });
  const columns = useIssueColumns();
  const { data, table } = tableQuery(result);
  const catalog = data?.catalog;

  return (
    <CatalogPage heading={formatMessage(titles.issues)} catalog={catalog} error={result.error}>
      {catalog && <RuleFaults catalog={catalog} />}
      <DataTable
        {...table}
        id="issueKinds"
        label={formatMessage(titles.issues)}
        columns={columns}
        narrowRow={narrowRow}
        rows={catalog?.issueKinds}
        rowId={({ severity, code }) => `${severity} ${code}`}
        rowHref={({ code }) => href(paths.productList, { catalogId }, { issue: code })}
        hasSettings={false}
        empty={
          <EmptyState
            title={formatMessage(messages.emptyTitle)}
            description={formatMessage(messages.emptyText)}
            actions={
              <LinkButton to={href(paths.productList, { catalogId })}>
                {formatMessage(messages.viewProducts)}
              </LinkButton>
            }
          />
        }
      />
    </CatalogPage>
  );
}
