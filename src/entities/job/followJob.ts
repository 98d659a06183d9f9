import type { ApolloClient } from '@apollo/client';
import type { IntlShape } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { Files } from '#graphql/files';
import { href, paths } from '#routing/paths';
import { untilDismissed, type ToastAction, type ToastMessage, type Toasts } from '#ui/state/useToast';
import { followMessages as messages } from './followMessages';
import { JobRunUndoDocument, type JobRunFragment } from './JobRun.generated';
import { isDone } from './jobState';
import { waitForJob } from './waitForJob';

/** Messages shown for a job. */
export interface JobMessages {
  /** Shown while the job is running, if it takes longer than a moment. */
  busy: string;
  /** Shown when the job has completed. */
  done: (job: JobRunFragment) => string;
  /** Opens what the job has made; by default, the job. */
  open?: (job: JobRunFragment) => ToastAction | undefined;
}

/** How long a job runs before its progress toast is shown, in milliseconds. */
const patienceMs = 500;

/** How long the result is shown, in milliseconds: long enough to decide whether to undo it. Files stay until dismissed. */
const resultMs = 12_000;

/** The number of what an undo left as it is, because it was changed since. */
const countKept = ({ type, issueCounts }: JobRunFragment) => (type === 'ROLLBACK' ? issueCounts.warning : 0);

const getIntent = (job: JobRunFragment): ToastMessage['intent'] => {
  if (job.status === 'FAILED') return 'error';
  if (job.status === 'CANCELED') return 'info';
  return job.counts.failed + countKept(job) > 0 ? 'warning' : 'success';
};

const getText = (job: JobRunFragment, { formatMessage }: IntlShape) => {
  const { created, updated, deleted, failed } = job.counts;
  const kept = countKept(job);
  if (kept > 0) return formatMessage(messages.kept, { kept, total: created + updated + deleted + kept });
  return failed > 0 ? formatMessage(messages.partly, { count: failed }) : (job.error ?? undefined);
};

/** What following a job needs from the page. */
export interface JobContext {
  client: ApolloClient;
  intl: IntlShape;
  files: Files;
  toast: Toasts;
}

/**
 * Follows a job until it settles, even if the user leaves the page. A toast shows the result and offers to undo the job
 * or to download its file, and all active queries are refetched.
 */
export function followJob(
  { client, intl, files, toast }: JobContext,
  started: JobRunFragment,
  words: JobMessages,
): void {
  const { formatMessage } = intl;
  const undoWords = {
    busy: formatMessage(messages.undoing),
    done: (job: JobRunFragment) => formatMessage(countKept(job) > 0 ? messages.undonePartly : messages.undone),
  };

  const undo = async (id: string) => {
    try {
      const { data } = await client.mutate({ mutation: JobRunUndoDocument, variables: { id } });
      if (data) follow(data.undoJob.job, undoWords);
    } catch (error) {
      toast.error(formatMessage(messages.undoFailed), getErrorMessage(error, intl));
    }
  };

  const download = (url: string, name: string) =>
    files.downloadFile(url, name).catch((error: unknown) => toast.error(name, getErrorMessage(error, intl)));

  const linkTo = (jobId: string): ToastAction => ({
    label: formatMessage(messages.view),
    to: href(paths.jobDetail, { jobId }),
  });

  const getActions = (job: JobRunFragment, { open }: JobMessages): ToastAction[] => {
    const { id, isUndoable, outputFiles } = job;
    const [file] = outputFiles;
    return [
      ...(isUndoable ? [{ label: formatMessage(messages.undo), onSelect: () => void undo(id) }] : []),
      ...(file
        ? [{ label: formatMessage(messages.download), onSelect: () => void download(file.url, file.name) }]
        : []),
      (isDone(job.status) && open?.(job)) || linkTo(id),
    ];
  };

  const sayResult = (job: JobRunFragment, words: JobMessages) => {
    const { done } = words;
    const intent = getIntent(job);
    toast.show({
      intent,
      title: {
        success: done,
        warning: done,
        error: () => formatMessage(messages.failed),
        info: () => formatMessage(messages.canceled),
      }[intent](job),
      text: getText(job, intl),
      actions: getActions(job, words),
      ...(intent !== 'error' && { timeoutMs: job.outputFiles.length > 0 ? untilDismissed : resultMs }),
    });
  };

  const follow = ({ id }: JobRunFragment, words: JobMessages) => {
    const busyId = `job-${id}`;
    const sayBusy = () => toast.show({ id: busyId, intent: 'info', title: words.busy, actions: [linkTo(id)] });
    const timer = setTimeout(sayBusy, patienceMs);
    waitForJob(client, id)
      .then((settled) => sayResult(settled, words))
      // Without a connection, the job's status is unknown. Its page shows more once the connection is back.
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer);
        toast.dismiss(busyId);
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
      });
  };

  follow(started, words);
}
