import { makeStyles, tokens } from '@fluentui/react-components';
import { Compose20Regular } from '@fluentui/react-icons/svg/compose';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUrlState } from '../../routing/useUrlState';
import { useSession } from '../../session/sessionContext';
import { LinkButton } from '../../ui/control/LinkButton';
import { Page } from '../../ui/layout/Page';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery';
import { useMailBoxQuery } from './MailBox.generated';
import { mailBoxHref, mailBoxParams, nothingWritten } from './mailBoxParams';
import { narrowMedia, narrowQuery } from './mailBoxSize';
import { MailFilters } from './list/MailFilters';
import { MailFolders } from './MailFolders';
import { MailList } from './list/MailList';
import { MailReading } from './reading/MailReading';
import { messages } from './messages';
import { titles } from './titles';

const MailWriter = lazy(() => import('./writing/MailWriter').then((module) => ({ default: module.MailWriter })));

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
export function MailBox() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const isNarrow = useMediaQuery(narrowQuery);
  const [state, setState] = useUrlState(mailBoxParams);
  const { view, label, q, page, perPage, mail, write, draft } = state;
  const result = useMailBoxQuery({ variables: { input: { view, label, q, page, perPage } } });
  const latest = result.data ?? result.previousData;
  // Keeps the previous rows until the next ones of the same view are loaded.
  const [shownView, setShownView] = useState(view);
  if (result.data && shownView !== view) setShownView(view);
  const shown = result.data ?? (result.error || shownView !== view ? undefined : result.previousData);
  const [lastRead, setLastRead] = useState(mail);
  if (mail !== '' && lastRead !== mail) setLastRead(mail);
  const canWrite = can('create', 'Mail');

  return (
    <Page
      heading={formatMessage(titles.email)}
      actions={
        canWrite && (
          <LinkButton
            appearance="primary"
            icon={<Compose20Regular />}
            to={mailBoxHref({ ...state, ...nothingWritten, write: 'new' })}
          >
            {formatMessage(messages.newMail)}
          </LinkButton>
        )
      }
    >
      <div className={styles.columns}>
        {!isNarrow && <MailFolders state={state} counts={latest?.emails.counts} />}
        {isNarrow && mail === '' && <MailFilters state={state} onChange={setState} counts={latest?.emails.counts} />}
        {mail === '' ? (
          <MailList
            state={state}
            onChange={setState}
            result={{ ...result, data: shown?.emails }}
            isLoading={result.data === undefined && shown !== undefined}
            cameFrom={lastRead}
          />
        ) : (
          <MailReading id={mail} state={state} onBack={() => setState({ mail: '' }, { push: true })} />
        )}
      </div>
      {canWrite && (write !== null || draft !== '') && (
        <Suspense fallback={null}>
          <MailWriter
            key={`${write ?? ''} ${draft}`}
            kind={write}
            sourceId={draft || mail}
            onClose={() => setState(nothingWritten)}
          />
        </Suspense>
      )}
    </Page>
  );
}
