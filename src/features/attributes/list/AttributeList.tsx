import { useIntl } from 'react-intl';
import { DefinitionListPage } from '#entities/definition/DefinitionListPage';
import { paths } from '#routing/paths';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { useListPage } from '#ui/table/useListPage';
import { titles } from '../titles';
import { useAttributeCountsQuery } from './AttributeList.generated';
import { attributeListParams, filterNames } from './attributeListParams';
import { DefinedAttributes } from './DefinedAttributes';
import { listMessages } from './listMessages';
import { UndefinedAttributes } from './UndefinedAttributes';

/** The attributes of all catalogs: those that are defined, and those that products have without a definition. */
export function AttributeList() {
  const { formatMessage } = useIntl();
  const { state, setState, noFilters } = useListPage(attributeListParams, filterNames);
  const { data } = useAttributeCountsQuery();
  const undefinedCount = data?.undefinedAttributes.totalDocs;
  return (
    <DefinitionListPage
      subject="Attribute"
      titles={titles}
      description={formatMessage(listMessages.description)}
      createPath={paths.attributeCreate}
    >
      <UrlTabs
        label={formatMessage(listMessages.tabs)}
        tabs={[
          {
            value: 'defined',
            label: formatMessage(listMessages.defined),
            count: data?.attributes.totalDocs ?? null,
          },
          {
            value: 'undefined',
            label: formatMessage(listMessages.notDefined),
            count: undefinedCount ?? null,
          },
        ]}
        value={state.tab}
        onChange={(value) => setState({ ...noFilters, tab: value }, { push: true })}
      />
      {state.tab === 'defined' ? <DefinedAttributes undefinedCount={undefinedCount ?? 0} /> : <UndefinedAttributes />}
    </DefinitionListPage>
  );
}
