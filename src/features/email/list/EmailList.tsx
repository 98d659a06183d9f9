import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { QueryView } from '#ui/state/QueryView';
import { Pagination } from '#ui/table/Pagination';
import type { EmailBoxQuery, EmailRowFragment } from '../EmailBox.generated';
import { emailBoxHref, type EmailBoxState } from '../emailBoxParams';
import { EmailListEmpty } from './EmailListEmpty';
import { EmailListSkeleton } from './EmailListSkeleton';
import { EmailRow } from './EmailRow';
import { EmailToolbar } from './EmailToolbar';
import { messages } from '../messages';
import { useListFocus } from './useListFocus';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  card: {
    containerType: 'inline-size',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    ':focus': { outlineStyle: 'none' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  busy: { opacity: 0.6 },
});

export interface EmailListProps {
  state: EmailBoxState;
  onChange: SetUrlState<EmailBoxState>;
  result: { data: EmailBoxQuery['emails'] | undefined; error?: unknown; refetch: () => Promise<unknown> };
  /** Whether newer rows are loading. */
  isLoading: boolean;
  /** Id of the email that was just closed; empty for none. */
  cameFrom: string;
}

const none: readonly EmailRowFragment[] = [];

/** The emails of a view that match the search and label, with paging. */
export function EmailList({ state, onChange, result, isLoading, cameFrom }: EmailListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { view, label, q, page, perPage } = state;
  // The selection is reset when the list shows other emails.
  const listKey = [view, label, q, page, perPage].join(' ');
  const [selection, setSelection] = useState<{ listKey: string; ids: readonly string[] }>({ listKey, ids: [] });
  if (selection.listKey !== listKey) setSelection({ listKey, ids: [] });
  const emails = result.data?.emails ?? none;
  const selected = emails.filter(({ id }) => selection.ids.includes(id));
  const select = (ids: readonly string[]) => setSelection({ listKey, ids });
  const focus = useListFocus(cameFrom, result.data);
  const hasSelection = can('update', 'Mail') || can('delete', 'Mail');
  const getHref = ({ id, folder }: EmailRowFragment) =>
    emailBoxHref(folder === 'DRAFT' && can('create', 'Mail') ? { ...state, draft: id } : { ...state, email: id });
  const name = formatMessage(messages[view]);

  return (
    <div className={styles.root}>
      <section {...focus} tabIndex={-1} className={styles.card} aria-label={name}>
        <EmailToolbar
          state={state}
          onChange={onChange}
          emails={emails}
          selected={selected}
          onSelect={select}
          trashCount={result.data?.counts.find((each) => each.view === 'TRASH')?.total ?? 0}
        />
        <QueryView
          result={result}
          skeleton={
            <div aria-busy="true">
              <EmailListSkeleton rows={perPage} />
            </div>
          }
        >
          {(data) =>
            data.emails.length === 0 ? (
              <EmailListEmpty state={state} onChange={onChange} total={data.totalDocs} />
            ) : (
              <ul className={mergeClasses(styles.list, isLoading && styles.busy)} aria-label={name}>
                {data.emails.map((email) => (
                  <EmailRow
                    key={email.id}
                    email={email}
                    to={getHref(email)}
                    isSelected={hasSelection ? selected.includes(email) : undefined}
                    onSelect={(isOn) =>
                      select(
                        isOn
                          ? [...selected.map(({ id }) => id), email.id]
                          : selected.map(({ id }) => id).filter((id) => id !== email.id),
                      )
                    }
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </section>
      <Pagination
        page={page}
        perPage={perPage}
        total={result.data?.totalDocs}
        label={name}
        onChange={(next) => onChange(next, { push: true })}
      />
    </div>
  );
}
