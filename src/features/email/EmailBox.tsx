import { makeStyles, tokens } from '@fluentui/react-components';
import { Compose20Regular } from '@fluentui/react-icons/svg/compose';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatestOf } from '#ui/hooks/useLatestOf';
import { usePageTitle } from '#routing/pageNames';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { narrowMedia, narrowQuery } from '#ui/layout/sideColumn';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { useEmailBoxQuery } from './EmailBox.generated';
import { emailBoxHref, emailBoxParams, nothingWritten } from './emailBoxParams';
import { EmailFilters } from './list/EmailFilters';
import { EmailFolders } from './EmailFolders';
import { EmailList } from './list/EmailList';
import { EmailReading } from './reading/EmailReading';
import { messages } from './messages';
import { titles } from './titles';

const EmailWriter = lazy(() => import('./writing/EmailWriter').then((module) => ({ default: module.EmailWriter })));

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [narrowMedia]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  },
});

/** The email page: the folders next to the list or the open email. New emails are written in a dialog over it. */
export function EmailBox() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const isNarrow = useMediaQuery(narrowQuery);
  const [state, setState] = useUrlState(emailBoxParams);
  const { view, label, q, page, perPage, email, write, draft } = state;
  const result = useEmailBoxQuery({ variables: { input: { view, label, q, page, perPage } } });
  const latest = result.data ?? result.previousData;
  const shown = useLatestOf(result, view);
  const [lastRead, setLastRead] = useState(email);
  if (email !== '' && lastRead !== email) setLastRead(email);
  // An open email names the page itself.
  usePageTitle(email === '' ? formatMessage(titles.email) : null);
  const canWrite = can('create', 'Mail');

  return (
    <Page
      heading={formatMessage(titles.email)}
      actions={
        canWrite && (
          <LinkButton
            appearance="primary"
            icon={<Compose20Regular />}
            to={emailBoxHref({ ...state, ...nothingWritten, write: 'new' })}
          >
            {formatMessage(messages.newEmail)}
          </LinkButton>
        )
      }
    >
      <div className={styles.columns}>
        {!isNarrow && <EmailFolders state={state} counts={latest?.emails.counts} />}
        {isNarrow && email === '' && <EmailFilters state={state} onChange={setState} counts={latest?.emails.counts} />}
        {email === '' ? (
          <EmailList
            state={state}
            onChange={setState}
            result={{ ...result, data: shown?.emails }}
            isLoading={result.data === undefined && shown !== undefined}
            cameFrom={lastRead}
          />
        ) : (
          <EmailReading id={email} state={state} onBack={() => setState({ email: '' }, { push: true })} />
        )}
      </div>
      {canWrite && (write !== null || draft !== '') && (
        <Suspense fallback={null}>
          <EmailWriter
            key={`${write ?? ''} ${draft}`}
            kind={write}
            sourceId={draft || email}
            onClose={() => setState(nothingWritten)}
          />
        </Suspense>
      )}
    </Page>
  );
}
