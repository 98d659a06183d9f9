import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { writeUrlState, type SetUrlState } from '#routing/useUrlState';
import { FilterBar } from '#ui/filter/FilterBar';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { SearchField } from '#ui/filter/SearchField';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { tableQuery } from '#ui/table/tableQuery';
import { channelLabel, type LabeledChannel } from '#entities/channel/channelLabel';
import { messages } from '../messages';
import { usePublishedProductsQuery } from './PublishedProducts.generated';
import { usePublishedProductColumns } from './usePublishedProductColumns';
import { versionMessages } from './versionMessages';
import { versionParams, type VersionState } from './versionParams';

export interface PublishedProductsProps {
  versionId: string;
  /** The channels to select from. */
  channels: readonly LabeledChannel[];
  state: VersionState;
  onChange: SetUrlState<VersionState>;
}

/** The products of a version as published, with search and a detail view. */
export function PublishedProducts({ versionId, channels, state, onChange }: PublishedProductsProps) {
  const { formatMessage, locale } = useIntl();
  const { pathname, search } = useLocation();
  const { q, channel, page, perPage } = state;
  const result = usePublishedProductsQuery({
    variables: { id: versionId, q, channel: channel || null, page, perPage },
  });
  const { data, table } = tableQuery(result);
  const found = data?.publishedCatalog.products;
  const columns = usePublishedProductColumns();
  const onSearch = useCallback((text: string) => onChange({ q: text, page: 1 }), [onChange]);
  return (
    <DataTable
      {...table}
      id="publishedProducts"
      label={formatMessage(versionMessages.products)}
      columns={columns}
      rows={found?.data}
      rowId={({ sku }) => sku}
      rowHref={({ sku }) =>
        `${pathname}?${writeUrlState(versionParams, new URLSearchParams(search), { product: sku })}`
      }
      page={{ page, perPage, total: found?.totalDocs, onChange }}
      toolbar={
        <FilterBar>
          <SearchField label={formatMessage(versionMessages.search)} value={q} onChange={onSearch} />
          {channels.length > 0 && (
            <SelectFilter
              label={formatMessage(versionMessages.channel)}
              anyLabel={formatMessage(messages.allChannels)}
              value={channel || null}
              options={channels.map((one) => ({ value: one.code, label: channelLabel(one, locale) }))}
              onChange={(code) => onChange({ channel: code ?? '' })}
            />
          )}
        </FilterBar>
      }
      empty={
        <ListEmpty
          total={found?.totalDocs ?? 0}
          isFiltered={q !== ''}
          nothing={{ title: formatMessage(versionMessages.nothing), text: formatMessage(versionMessages.nothingText) }}
          none={{
            title: formatMessage(versionMessages.noProducts),
            text: formatMessage(versionMessages.noProductsText),
          }}
          onFirstPage={() => onChange({ page: 1 })}
          onClear={() => onSearch('')}
        />
      }
    />
  );
}
