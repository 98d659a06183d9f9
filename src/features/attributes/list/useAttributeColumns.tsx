import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { systemMessages, typeNames } from '#entities/attribute/attributeMessages';
import { imageTypes } from '#lib/imageTypes';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { RecordMenu } from '#ui/menu/RecordMenu';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TruncatedText } from '#ui/text/TruncatedText';
import type { Column } from '#ui/table/tableTypes';
import { messages } from '../messages';
import type { AttributeRowFragment } from './AttributeList.generated';
import { listMessages } from './listMessages';

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
});

/** The columns of the list. IDs of sortable columns are the server's sort keys. */
export function useAttributeColumns(onDelete: (id: string) => void): readonly Column<AttributeRowFragment>[] {
  const { formatMessage, formatNumber, formatList, locale } = useIntl();
  const { can } = useSession();
  const styles = useStyles();
  return useMemo(
    () => [
      {
        id: 'LABEL',
        header: formatMessage(listMessages.attribute),
        cell: ({ labels, isSystem, isInternal }) => (
          <span className={styles.name}>
            <TruncatedText text={attributeLabel(labels, locale)} />
            {isInternal && <StatusBadge tone="warning" label={formatMessage(listMessages.internal)} />}
            {isSystem && <StatusBadge tone="neutral" label={formatMessage(systemMessages.one)} />}
          </span>
        ),
        isSortable: true,
      },
      {
        id: 'TYPE',
        header: formatMessage(messages.type),
        cell: ({ type }) => formatMessage(typeNames[type]),
        width: 144,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'allowed',
        header: formatMessage(listMessages.allowed),
        cell: ({ options, units, rules }) => {
          const words = [
            ...options.map(({ labels }) => attributeLabel(labels, locale)),
            ...units.map(({ code }) => code),
            ...rules.allowedTypes.map((key) => imageTypes[key].name),
          ];
          return words.length > 0 && <TruncatedText text={formatList(words, { type: 'unit' })} />;
        },
        isHideable: true,
      },
      {
        id: 'POSITION',
        header: formatMessage(messages.group),
        cell: ({ group }) => group !== '' && <TruncatedText text={group} />,
        width: 144,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'PRODUCTS',
        header: formatMessage(messages.products),
        cell: ({ usage }) => formatNumber(usage.products),
        width: 112,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'catalogs',
        header: formatMessage(messages.catalogs),
        cell: ({ usage }) => formatNumber(usage.catalogs.length),
        width: 104,
        align: 'end',
        isHideable: true,
      },
      ...(can('update', 'Attribute') || can('delete', 'Attribute')
        ? [
            {
              id: 'actions',
              header: formatMessage(listMessages.actions),
              cell: ({ id, labels, isSystem }: AttributeRowFragment) =>
                !isSystem && (
                  <RecordMenu
                    label={formatMessage(listMessages.menuOf, { name: attributeLabel(labels, locale) })}
                    editTo={can('update', 'Attribute') ? href(paths.attributeEdit, { attributeId: id }) : undefined}
                    onDelete={can('delete', 'Attribute') ? () => onDelete(id) : undefined}
                  />
                ),
              width: 88,
              align: 'end' as const,
            },
          ]
        : []),
    ],
    [formatMessage, formatNumber, formatList, locale, can, onDelete, styles],
  );
}
