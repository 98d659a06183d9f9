import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { refetchChanged, typeOfEntity } from '#graphql/refetchChanged';
import { useRecordChangesSubscription } from './RecordChanges.generated';

/** Changes that follow each other within this time, in milliseconds, are handled together. */
const gatherMs = 250;

/** Keeps the data on screen up to date with changes from other sessions, from the first request on. Renders nothing. */
export function RecordChanges() {
  const client = useApolloClient();
  const changedRef = useRef(new Set<string>());
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timerRef.current), []);
  // What is on screen was asked for since the document was opened.
  const [variables] = useState(() => ({ lastMs: Math.round(performance.now()) }));
  useRecordChangesSubscription({
    variables,
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (!data?.recordsChanged.length) return;
      for (const { entity } of data.recordsChanged) changedRef.current.add(typeOfEntity(entity));
      timerRef.current ??= setTimeout(() => {
        const types = changedRef.current;
        changedRef.current = new Set();
        timerRef.current = undefined;
        void refetchChanged(client, types);
      }, gatherMs);
    },
  });
  return null;
}
