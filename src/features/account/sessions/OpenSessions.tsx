import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { lineBelow } from '#ui/layout/lines';
import { Panel } from '#ui/layout/Panel';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { useToast } from '#ui/state/useToast';
import { RelativeTime } from '#ui/text/RelativeTime';
import { StatusBadge } from '#ui/text/StatusBadge';
import { defineMessages } from '#i18n/defineMessages';
import { describeClient } from './describeClient';
import { useOpenSessionsQuery, useSessionsEndMutation, type OpenSessionFragment } from './OpenSessions.generated';

const messages = defineMessages({
  heading: { id: 'account.sessions.open', defaultMessage: 'Where you’re signed in' },
  client: { id: 'account.sessions.client', defaultMessage: '{browser} on {system}' },
  unknown: { id: 'account.sessions.unknown', defaultMessage: 'Unknown device' },
  current: { id: 'account.sessions.current', defaultMessage: 'This session' },
  times: { id: 'account.sessions.times', defaultMessage: 'Signed in {signedIn}, last active {active}' },
  signOut: nameMessages.signOut,
  signOutOf: { id: 'account.sessions.signOutOf', defaultMessage: 'Sign out {client}' },
  oneTitle: { id: 'account.sessions.oneTitle', defaultMessage: 'Sign out {client}?' },
  oneText: { id: 'account.sessions.oneText', defaultMessage: 'Changes that aren’t saved are lost there.' },
  signedOut: { id: 'account.sessions.signedOut', defaultMessage: '{client} is signed out' },
  everywhere: sharedMessages.signOutEverywhere,
  everywhereTitle: { id: 'account.sessions.everywhereTitle', defaultMessage: 'Sign out everywhere?' },
  everywhereText: {
    id: 'account.sessions.everywhereText',
    defaultMessage: 'You’re signed out in all browsers, including this one. Changes that aren’t saved are lost there.',
  },
});

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '56px',
    paddingBlock: tokens.spacingVerticalS,
    ':not(:last-child)': lineBelow,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  client: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  times: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  button: { flexShrink: 0 },
});

/** The open sessions of the account, each of which can be ended. */
export function OpenSessions() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const { can, signOut } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [other, setOther] = useState<OpenSessionFragment | null>(null);
  const asked = useLastOpen(other !== null, other);
  const result = useOpenSessionsQuery();
  const [end] = useSessionsEndMutation({
    update: (cache, { data }) => {
      const { openSessions = [] } = data?.endSessions ?? {};
      cache.modify({
        fields: { openSessions: (_, { toReference }) => openSessions.map((each) => toReference(each) ?? null) },
      });
    },
  });
  const getClient = ({ userAgent }: OpenSessionFragment) => {
    const { browser, system } = describeClient(userAgent);
    if (browser !== null && system !== null) return formatMessage(messages.client, { browser, system });
    return browser ?? system ?? formatMessage(messages.unknown);
  };
  const canEnd = can('update', 'AccountSettings');
  return (
    <Panel
      heading={formatMessage(messages.heading)}
      actions={canEnd && <Button onClick={() => setIsAsking(true)}>{formatMessage(messages.everywhere)}</Button>}
    >
      <QueryView result={result} skeleton={<Placeholder height={56} />}>
        {({ openSessions }) => (
          <ul className={styles.list}>
            {openSessions.map((session) => {
              const client = getClient(session);
              return (
                <li key={session.id} className={styles.row}>
                  <div className={styles.words}>
                    <span className={styles.client}>
                      {client}
                      {session.isCurrent && <StatusBadge tone="info" label={formatMessage(messages.current)} />}
                    </span>
                    <span className={styles.times}>
                      {formatMessage(messages.times, {
                        signedIn: <RelativeTime key="signedIn" at={session.signedInAt} />,
                        active: <RelativeTime key="active" at={session.lastActiveAt} />,
                      })}
                    </span>
                  </div>
                  {canEnd && (
                    <Button
                      className={styles.button}
                      aria-label={formatMessage(messages.signOutOf, { client })}
                      onClick={() => (session.isCurrent ? signOut() : setOther(session))}
                    >
                      {formatMessage(messages.signOut)}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
      {asked && (
        <ConfirmDialog
          isOpen={other !== null}
          title={formatMessage(messages.oneTitle, { client: getClient(asked) })}
          confirmLabel={formatMessage(messages.signOut)}
          onConfirm={async () => {
            await end({ variables: { ids: [asked.id] } });
            toast.success(formatMessage(messages.signedOut, { client: getClient(asked) }));
          }}
          onClose={() => setOther(null)}
        >
          {formatMessage(messages.oneText)}
        </ConfirmDialog>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={formatMessage(messages.everywhereTitle)}
        confirmLabel={formatMessage(messages.everywhere)}
        onConfirm={async () => {
          await end({ variables: { ids: null } });
          signOut();
        }}
        onClose={() => setIsAsking(false)}
      >
        {formatMessage(messages.everywhereText)}
      </ConfirmDialog>
    </Panel>
  );
}
