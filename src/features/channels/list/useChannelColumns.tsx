import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { languageName } from '#i18n/languageName';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { RecordMenu } from '#ui/menu/RecordMenu';
import type { Column } from '#ui/table/tableTypes';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TruncatedText } from '#ui/text/TruncatedText';
import { hasRule } from '../hasRule';
import type { ChannelRowFragment } from './ChannelList.generated';
import { listMessages } from './listMessages';
import { useDefineChannel } from './useDefineChannel';

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  badge: { flexShrink: 0 },
});

/** The columns of the list. IDs of sortable columns are the server's sort keys. */
export function useChannelColumns(onDelete: (id: string) => void): readonly Column<ChannelRowFragment>[] {
  const { formatMessage, formatNumber, formatList, locale } = useIntl();
  const { can } = useSession();
  const styles = useStyles();
  const { define, isDefining } = useDefineChannel();
  const [canCreate, canUpdate, canDelete] = [
    can('create', 'Channel'),
    can('update', 'Channel'),
    can('delete', 'Channel'),
  ];
  return useMemo(() => {
    const toText = (words: readonly string[]) =>
      words.length ? formatList(words, { type: 'unit' }) : formatMessage(listMessages.all);
    return [
      {
        id: 'LABEL',
        header: formatMessage(listMessages.channel),
        cell: (channel) => (
          <span className={styles.name}>
            <TruncatedText text={channelLabel(channel, locale)} />
            {channel.catalogs.some(({ channelRules }) => hasRule(channelRules, channel.code)) && (
              <span className={styles.badge}>
                <StatusBadge tone="neutral" label={formatMessage(listMessages.byRule)} />
              </span>
            )}
            {!channel.isDefined && (
              <span className={styles.badge}>
                <StatusBadge tone="warning" label={formatMessage(listMessages.notDefined)} />
              </span>
            )}
          </span>
        ),
        isSortable: true,
      },
      {
        id: 'languages',
        header: formatMessage(listMessages.languages),
        cell: ({ locales }) => <TruncatedText text={toText(locales.map((tag) => languageName(tag, locale)))} />,
        width: 200,
        isHideable: true,
      },
      {
        id: 'currencies',
        header: formatMessage(listMessages.currencies),
        cell: ({ currencies }) => <TruncatedText text={toText(currencies)} />,
        width: 128,
        isHideable: true,
      },
      {
        id: 'CATALOGS',
        header: formatMessage(listMessages.catalogs),
        cell: ({ catalogs }) => formatNumber(catalogs.length),
        width: 112,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      ...(canCreate || canUpdate || canDelete
        ? [
            {
              id: 'actions',
              header: formatMessage(listMessages.actions),
              cell: (channel: ChannelRowFragment) => {
                const { id, code, isDefined } = channel;
                const name = channelLabel(channel, locale);
                if (isDefined) {
                  return (
                    <RecordMenu
                      label={formatMessage(listMessages.menuOf, { name })}
                      editTo={canUpdate ? href(paths.channelEdit, { channelId: id }) : undefined}
                      onDelete={canDelete ? () => onDelete(id) : undefined}
                    />
                  );
                }
                return (
                  canCreate && (
                    <Button
                      size="small"
                      disabled={isDefining}
                      aria-label={formatMessage(listMessages.defineOne, { name })}
                      onClick={() => void define(code)}
                    >
                      {formatMessage(listMessages.define)}
                    </Button>
                  )
                );
              },
              width: 128,
              align: 'end' as const,
            },
          ]
        : []),
    ];
  }, [
    canCreate,
    canDelete,
    canUpdate,
    define,
    formatList,
    formatMessage,
    formatNumber,
    isDefining,
    locale,
    onDelete,
    styles,
  ]);
}
