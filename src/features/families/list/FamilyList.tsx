import { lazy, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { DefinitionListPage, DefinitionTable } from '#entities/definition/DefinitionListPage';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { ListFilters } from '#ui/filter/ListFilters';
import { useListPage } from '#ui/table/useListPage';
import { tableQuery } from '#ui/table/tableQuery';
import { titles } from '../titles';
import { useFamilyListQuery } from './FamilyList.generated';
import { listMessages } from './listMessages';
import { useFamilyColumns } from './useFamilyColumns';
import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';

const sorts = ['LABEL', 'ATTRIBUTES', 'PRODUCTS'] as const;

const familyListParams = {
  ...urlLongPage,
  q: urlText(),
  sort: urlChoice(sorts, 'LABEL'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
  /** ID of the family in the dialog that asks before it is deleted. */
  remove: urlText(),
};

const FamilyDeleteDialog = lazy(() =>
  import('../form/FamilyDeleteDialog').then((module) => ({ default: module.FamilyDeleteDialog })),
);

/** The families of all catalogs. */
export function FamilyList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const list = useListPage(familyListParams, ['q']);
  const { setState } = list;
  const { remove: _, ...input } = list.state;
  const result = useFamilyListQuery({ variables: { input } });
  const { data, table } = tableQuery(result);
  const found = data?.families;
  const onDelete = useCallback((id: string) => setState({ remove: id }, { push: true }), [setState]);
  const columns = useFamilyColumns(onDelete);

  return (
    <DefinitionListPage
      subject="Family"
      titles={titles}
      description={formatMessage(listMessages.description)}
      createPath={paths.familyCreate}
    >
      <DefinitionTable
        {...table}
        list={list}
        id="families"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.families}
        rowHref={({ id }) => href(paths.familyEdit, { familyId: id })}
        total={found?.totalDocs}
        toolbar={<ListFilters list={list} label={formatMessage(listMessages.search)} />}
        nothing={{ title: listMessages.nothingTitle, text: listMessages.nothingText }}
        none={{ title: listMessages.emptyTitle, text: listMessages.emptyText }}
        canDelete={() => can('delete', 'Family')}
        deletion={(row, state) => <FamilyDeleteDialog {...state} family={row} />}
      />
    </DefinitionListPage>
  );
}
