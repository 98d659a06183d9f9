import { useApolloClient } from '@apollo/client/react';
import { Button } from '@fluentui/react-components';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { typeNames } from '#entities/attribute/attributeMessages';
import { getErrorMessage } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { SearchField } from '#ui/filter/SearchField';
import { FilterBar } from '#ui/filter/FilterBar';
import { noSelection, type Selection } from '#ui/filter/selection';
import { useToast } from '#ui/state/useToast';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { tableQuery } from '#ui/table/tableQuery';
import type { Column } from '#ui/table/tableTypes';
import { TruncatedText } from '#ui/text/TruncatedText';
import { messages } from '../messages';
import {
  useAttributesDefineMutation,
  useUndefinedAttributeListQuery,
  type UndefinedAttributeRowFragment,
} from './AttributeList.generated';
import { attributeListParams } from './attributeListParams';
import { listMessages } from './listMessages';

/** The attributes that products have but that are not defined, with what their definitions could be. */
export function UndefinedAttributes() {
  const intl = useIntl();
  const { formatMessage, formatNumber, formatList } = intl;
  const canDefine = useSession().can('create', 'Attribute');
  const client = useApolloClient();
  const toast = useToast();
  const [{ page, perPage, q }, setState] = useUrlState(attributeListParams);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const result = useUndefinedAttributeListQuery({ variables: { input: { page, perPage, q } } });
  const { data, table } = tableQuery(result);
  const found = data?.undefinedAttributes;
  const [define, { loading }] = useAttributesDefineMutation();
  const search = useCallback((text: string) => setState({ q: text, page: 1 }), [setState]);

  const defineCodes = useCallback(
    async (codes: readonly string[]) => {
      try {
        const { data: done } = await define({ variables: { codes: [...codes] } });
        setSelection(noSelection);
        toast.success(formatMessage(listMessages.done, { count: done?.defineAttributes.attributes.length ?? 0 }));
      } catch (error) {
        toast.error(formatMessage(listMessages.notDone), getErrorMessage(error, intl));
      }
      await refetchChanged(client, new Set(['AttributeDefinition', 'UndefinedAttribute']));
    },
    [client, define, formatMessage, intl, toast],
  );

  const columns = useMemo<readonly Column<UndefinedAttributeRowFragment>[]>(
    () => [
      {
        id: 'name',
        header: formatMessage(listMessages.attribute),
        cell: ({ names }) => <TruncatedText text={formatList(names, { type: 'unit' })} />,
      },
      {
        id: 'type',
        header: formatMessage(listMessages.suggestedType),
        cell: ({ suggestion }) => formatMessage(typeNames[suggestion.type]),
        width: 152,
      },
      {
        id: 'examples',
        header: formatMessage(listMessages.examples),
        cell: ({ suggestion }) => <TruncatedText text={formatList(suggestion.examples, { type: 'unit' })} />,
        isWide: true,
        isHideable: true,
      },
      {
        id: 'products',
        header: formatMessage(messages.products),
        cell: ({ usage }) => formatNumber(usage.products),
        width: 112,
        align: 'end',
        isHideable: true,
      },
      ...(canDefine
        ? [
            {
              id: 'actions',
              header: formatMessage(listMessages.actions),
              cell: ({ code, name }: UndefinedAttributeRowFragment) => (
                <Button
                  size="small"
                  disabled={loading}
                  aria-label={formatMessage(listMessages.defineOne, { name })}
                  onClick={() => void defineCodes([code])}
                >
                  {formatMessage(listMessages.define)}
                </Button>
              ),
              width: 128,
              narrowWidth: 112,
              align: 'end' as const,
            },
          ]
        : []),
    ],
    [canDefine, defineCodes, formatList, formatMessage, formatNumber, loading],
  );
  const codes = selection.kind === 'ids' ? [...selection.ids] : [];

  return (
    <DataTable
      {...table}
      id="undefinedAttributes"
      label={formatMessage(listMessages.notDefined)}
      columns={columns}
      rows={found?.attributes}
      rowId={({ code }) => code}
      rowName={({ name }) => name}
      {...(canDefine && {
        selection: {
          value: selection,
          onChange: setSelection,
          actions: (
            <Button size="small" appearance="primary" disabled={loading} onClick={() => void defineCodes(codes)}>
              {formatMessage(listMessages.define)}
            </Button>
          ),
        },
      })}
      page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
      toolbar={
        <FilterBar onClear={q === '' ? undefined : () => search('')}>
          <SearchField label={formatMessage(listMessages.search)} value={q} onChange={search} />
        </FilterBar>
      }
      empty={
        <ListEmpty
          total={found?.totalDocs ?? 0}
          isFiltered={q !== ''}
          nothing={{ title: formatMessage(listMessages.nothingTitle), text: formatMessage(listMessages.nothingText) }}
          none={{
            title: formatMessage(listMessages.allDefinedTitle),
            text: formatMessage(listMessages.allDefinedText),
          }}
          onFirstPage={() => setState({ page: 1 })}
          onClear={() => search('')}
        />
      }
    />
  );
}
