import { Button } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { BackupZone } from '#ui/control/BackupZone';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Notice } from '#ui/state/Notice';
import { AuthAlternative } from '../AuthAlternative';
import { AuthPage } from '../AuthPage';
import { restoreMessages } from './restoreMessages';
import { useRestoreBackup } from './useRestoreBackup';

export interface RestoreBackupProps {
  /** The token of the set-up link. */
  token: string;
  onBack: () => void;
  /** Called when the backup is restored, and none of its administrators can sign in. */
  onAdministratorNeeded: () => void;
}

/** Restores a backup on a server that has no accounts yet. */
export function RestoreBackup({ token, onBack, onAdministratorNeeded }: RestoreBackupProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { state, start, cancel } = useRestoreBackup(token);
  const needsAdministrator = state.kind === 'done' && state.restored.needsAdministrator;
  useEffect(() => {
    if (needsAdministrator) onAdministratorNeeded();
  }, [needsAdministrator, onAdministratorNeeded]);

  if (state.kind === 'done') {
    const { catalogs, products, versions } = state.restored;
    return (
      <AuthPage
        heading={formatMessage(restoreMessages.doneHeading)}
        text={formatMessage(restoreMessages.doneText, { catalogs, products, versions })}
      >
        <AuthAlternative label={formatMessage(restoreMessages.signIn)} to={href(paths.signIn)} />
      </AuthPage>
    );
  }
  const progress = () => {
    if (state.kind === 'restoring') {
      const text = formatMessage(restoreMessages.restoring);
      return <LabeledProgress label={text} share={state.share} text={text} />;
    }
    if (state.kind !== 'uploading') return null;
    const text = formatMessage(state.isWaiting ? restoreMessages.waiting : restoreMessages.uploading, state);
    return (
      <>
        <LabeledProgress label={text} share={state.share} text={text} />
        <Button onClick={cancel}>{formatMessage(restoreMessages.cancel)}</Button>
      </>
    );
  };
  const isRunning = state.kind === 'uploading' || state.kind === 'restoring';
  return (
    <AuthPage heading={formatMessage(restoreMessages.heading)} text={formatMessage(restoreMessages.text)}>
      {state.kind === 'failed' && <Notice tone="danger">{getErrorMessage(state.error, intl)}</Notice>}
      {isRunning ? (
        progress()
      ) : (
        <>
          <BackupZone onFile={start} />
          <Button appearance="transparent" onClick={onBack}>
            {formatMessage(restoreMessages.back)}
          </Button>
        </>
      )}
    </AuthPage>
  );
}
