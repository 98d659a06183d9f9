import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { ErrorState } from './ErrorState';
import { Notice } from './Notice';
import { messages } from '../messages';

/** The part of a query hook’s result that `QueryView` needs. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

export interface QueryViewProps<Data> {
  /** The result of a `useXQuery` hook. */
  result: QueryResult<Data>;
  /** Shown while there is no data. It has the same size as the content, so that nothing shifts. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows content, a skeleton, or an error with a retry button: the three states of all loaded data. */
export function QueryView<Data>({ result, skeleton, children }: QueryViewProps<Data>) {
  const intl = useIntl();
  const { data, error } = result;
  // A failed retry appears in the result again, so the rejection can be ignored.
  const retry = () => void result.refetch().catch(() => undefined);
  if (data === undefined) {
    return error ? <ErrorState message={getErrorMessage(error, intl)} onRetry={retry} /> : skeleton;
  }
  return (
    <>
      {error ? (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={retry}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.stale, { reason: getErrorMessage(error, intl) })}
        </Notice>
      ) : null}
      {children(data)}
    </>
  );
}
