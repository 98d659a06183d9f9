import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { RecordMenu } from '#ui/menu/RecordMenu';
import { TruncatedText } from '#ui/text/TruncatedText';
import type { Column } from '#ui/table/tableTypes';
import { messages } from '../messages';
import type { FamilyRowFragment } from './FamilyList.generated';
import { listMessages } from './listMessages';

/** The columns of the list. IDs of sortable columns are the server's sort keys. */
export function useFamilyColumns(onDelete: (id: string) => void): readonly Column<FamilyRowFragment>[] {
  const { formatMessage, formatNumber, locale } = useIntl();
  const { can } = useSession();
  return useMemo(
    () => [
      {
        id: 'LABEL',
        header: formatMessage(listMessages.family),
        cell: ({ labels }) => <TruncatedText text={attributeLabel(labels, locale)} />,
        isSortable: true,
      },
      {
        id: 'ATTRIBUTES',
        header: formatMessage(messages.attributes),
        cell: ({ attributeCount }) => formatNumber(attributeCount),
        width: 120,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'PRODUCTS',
        header: formatMessage(messages.products),
        cell: ({ usage }) => formatNumber(usage.products),
        width: 120,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'catalogs',
        header: formatMessage(messages.catalogs),
        cell: ({ usage }) => formatNumber(usage.catalogs.length),
        width: 120,
        align: 'end',
        isHideable: true,
      },
      ...(can('update', 'Family') || can('delete', 'Family')
        ? [
            {
              id: 'actions',
              header: formatMessage(listMessages.actions),
              cell: ({ id, labels }: FamilyRowFragment) => (
                <RecordMenu
                  label={formatMessage(listMessages.menuOf, { name: attributeLabel(labels, locale) })}
                  editTo={can('update', 'Family') ? href(paths.familyEdit, { familyId: id }) : undefined}
                  onDelete={can('delete', 'Family') ? () => onDelete(id) : undefined}
                />
              ),
              width: 88,
              align: 'end' as const,
            },
          ]
        : []),
    ],
    [formatMessage, formatNumber, locale, can, onDelete],
  );
}
