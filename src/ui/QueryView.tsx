import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messageOf } from '../graphql/errors';
import { ErrorState } from './ErrorState';
import { Notice } from './Notice';
import { messages } from './messages';

/** What `QueryView` needs of the answer of a query hook. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch(): Promise<unknown>;
}

/** Props of `QueryView`. */
export interface QueryViewProps<Data> {
  /** The answer of a `useXQuery` hook. */
  result: QueryResult<Data>;
  /** Shown while there are no data; the same size as the content, so that nothing jumps. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Content, skeleton or error with a retry: the three states of everything that is loaded. */
export function QueryView<Data>({ result, skeleton, children }: QueryViewProps<Data>) {
  const intl = useIntl();
  const { data, error } = result;
  // A failed retry shows up in the result again; the promise needs no second hearing.
  const retry = () => void result.refetch().catch(() => undefined);
  if (data === undefined) {
    return error ? <ErrorState message={messageOf(error, intl)} onRetry={retry} /> : skeleton;
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
          {intl.formatMessage(messages.stale, { reason: messageOf(error, intl) })}
        </Notice>
      ) : null}
      {children(data)}
    </>
  );
}
