import { useMemo } from 'react';
import { useMailPeopleQuery } from './MailWriter.generated';
import { joinRecipients, type Recipient } from './recipients';

/** Recent senders and recipients by name, as suggestions while typing. */
export function usePeople(): readonly Recipient[] {
  const { data } = useMailPeopleQuery({ fetchPolicy: 'cache-first' });
  return useMemo(() => {
    const senders = data?.inbox.emails.map(({ from }) => from) ?? [];
    const receivers = data?.sent.emails.flatMap(({ to }) => to) ?? [];
    return joinRecipients(senders, receivers).sort((a, b) => a.name.localeCompare(b.name));
  }, [data]);
}
