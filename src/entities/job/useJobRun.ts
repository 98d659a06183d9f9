import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from '#graphql/backEnd';
import { useToast } from '#ui/state/useToast';
import type { JobMessages } from './followJob';
import type { JobRunFragment } from './JobRun.generated';

/** Returns a function that follows a job, see `followJob`. The code for that is loaded with the first job. */
export function useJobRun(): (job: JobRunFragment, words: JobMessages) => void {
  const client = useApolloClient();
  const intl = useIntl();
  const files = useFiles();
  const toast = useToast();
  return useCallback(
    (job, words) => {
      import('./followJob').then(
        ({ followJob }) => followJob({ client, intl, files, toast }, job, words),
        // As without a connection, the job’s page shows more.
        () => undefined,
      );
    },
    [client, intl, files, toast],
  );
}
