import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '../../../graphql/errors';
import { useSession } from '../../../session/sessionContext';
import { useToast } from '../../../ui/state/useToast';
import { checkMessages as messages } from './checkMessages';
import {
  useImportCancelMutation,
  useImportPauseMutation,
  useImportResumeMutation,
  useImportRetryMutation,
  type ImportJobFragment,
} from './ImportJob.generated';

const ConfirmDialog = lazy(() =>
  import('../../../ui/dialog/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/** Actions for a running dry run or import. */
export function ImportJobActions({ job }: { job: ImportJobFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { can } = useSession();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [pause, { loading: isPausing }] = useImportPauseMutation();
  const [resume, { loading: isResuming }] = useImportResumeMutation();
  const [retry, { loading: isRetrying }] = useImportRetryMutation();
  const [cancel] = useImportCancelMutation();
  const restoreFocus = useRestoreFocusTarget();
  const on = { variables: { id: job.id } };
  const isDryRun = job.mode === 'DRY_RUN';
  const run = (action: () => Promise<unknown>) =>
    void action().catch((error: unknown) =>
      toast.error(formatMessage(messages.actionFailed), getErrorMessage(error, intl)),
    );

  if (!can('update', 'Job')) return null;
  return (
    <span className={styles.actions}>
      {job.isPausable && !isDryRun && (
        <Button icon={<Pause20Regular />} disabledFocusable={isPausing} onClick={() => run(() => pause(on))}>
          {formatMessage(messages.pause)}
        </Button>
      )}
      {job.isResumable && (
        <Button
          appearance="primary"
          icon={<Play20Regular />}
          disabledFocusable={isResuming}
          onClick={() => run(() => resume(on))}
        >
          {formatMessage(messages.resume)}
        </Button>
      )}
      {job.isCancelable && (
        <Button
          {...restoreFocus}
          icon={<Dismiss20Regular />}
          // Canceling a dry run loses nothing, so it needs no confirmation.
          onClick={() => (isDryRun ? run(() => cancel(on)) : setIsAsking(true))}
        >
          {formatMessage(isDryRun ? messages.cancelDryRun : messages.cancel)}
        </Button>
      )}
      {job.isRetryable && !isDryRun && (
        <Button icon={<ArrowClockwise20Regular />} disabledFocusable={isRetrying} onClick={() => run(() => retry(on))}>
          {formatMessage(messages.retry)}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            isOpen
            isDanger
            title={formatMessage(messages.cancelTitle)}
            confirmLabel={formatMessage(messages.cancel)}
            cancelLabel={formatMessage(messages.keepGoing)}
            onConfirm={() => cancel(on)}
            onClose={() => setIsAsking(false)}
          >
            {formatMessage(messages.cancelText)}
          </ConfirmDialog>
        )}
      </Suspense>
    </span>
  );
}
