import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { EmptyState } from '#ui/state/EmptyState';
import { ClearButton } from '#ui/table/ClearButton';
import { ResultCount } from '#ui/filter/ResultCount';
import { SearchField } from '#ui/filter/SearchField';
import { chatEntries, type ChatEntry } from './chatEntries';
import type { ChatPersonFragment } from './ChatList.generated';
import { chatLinkId, ChatListItem } from './ChatListItem';
import { useOutbox } from '../chatMemory';
import type { ChatState } from '../chatParams';
import { messages } from '../messages';

const useStyles = makeStyles({
  search: {
    display: 'grid',
    paddingInline: tokens.spacingHorizontalM,
    paddingBlockEnd: tokens.spacingVerticalS,
    '& > *': { width: '100%' },
  },
  people: { overflowY: 'auto', flexGrow: 1, minHeight: 0, padding: `0 ${tokens.spacingHorizontalXS}` },
  heading: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
  },
  list: { margin: 0, padding: 0, paddingBlockEnd: tokens.spacingVerticalS, listStyleType: 'none' },
});

export interface ChatListProps {
  people: readonly ChatPersonFragment[];
  state: ChatState;
  setState: SetUrlState<ChatState>;
  /** Contact of the conversation that was just closed. Its link receives the focus. */
  returnsFrom: string | null;
}

/** All contacts, those with a conversation first. */
export function ChatList({ people, state: { contact, q }, setState, returnsFrom }: ChatListProps) {
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const [outgoing] = useOutbox();
  const { chats, contacts } = chatEntries(people, outgoing, { q, locale });
  useEffect(() => {
    if (returnsFrom !== null) document.getElementById(chatLinkId(returnsFrom))?.focus();
  }, [returnsFrom]);

  const count = chats.length + contacts.length;

  const part = (heading: string, entries: readonly ChatEntry[]) =>
    entries.length > 0 && (
      <>
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.list} aria-label={heading}>
          {entries.map((entry) => (
            <ChatListItem key={entry.contact.id} entry={entry} isOpen={entry.contact.id === contact} />
          ))}
        </ul>
      </>
    );

  return (
    <>
      <div className={styles.search}>
        <SearchField label={formatMessage(messages.search)} value={q} onChange={(text) => setState({ q: text })} />
      </div>
      <ResultCount count={q === '' ? null : count} />
      <nav aria-label={formatMessage(messages.list)} className={styles.people}>
        {part(formatMessage(messages.chats), chats)}
        {part(formatMessage(messages.contacts), contacts)}
        {people.length === 0 && (
          <EmptyState title={formatMessage(messages.emptyTitle)} description={formatMessage(messages.emptyText)} />
        )}
        {people.length > 0 && count === 0 && (
          <EmptyState
            drawing="search"
            title={formatMessage(messages.noneTitle)}
            description={formatMessage(messages.noneText, { q })}
            actions={
              <ClearButton onClick={() => setState({ q: '' })}>{formatMessage(messages.clearSearch)}</ClearButton>
            }
          />
        )}
      </nav>
    </>
  );
}
