import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '../../../entities/attribute/attributeLabel';
import { href, paths } from '../../../routing/paths';
import { useSession } from '../../../session/sessionContext';
import { ActionMenu } from '../../../ui/menu/ActionMenu';
import { TruncatedText } from '../../../ui/text/TruncatedText';
import type { Column } from '../../../ui/table/tableTypes';
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
                <ActionMenu
                  appearance="subtle"
                  icon={<MoreHorizontal20Regular />}
                  label={formatMessage(listMessages.menuOf, { name: attributeLabel(labels, locale) })}
                  sections={[
                    {
                      id: 'change',
                      kind: 'actions',
                      entries: [
                        {
                          id: 'edit',
                          label: formatMessage(messages.edit),
                          icon: <Edit20Regular />,
                          to: href(paths.familyEdit, { familyId: id }),
                        },
                        ...(can('delete', 'Family')
                          ? [
                              {
                                id: 'delete',
                                label: formatMessage(messages.delete),
                                icon: <Delete20Regular />,
                                onSelect: () => onDelete(id),
                              },
                            ]
                          : []),
                      ],
                    },
                  ]}
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
