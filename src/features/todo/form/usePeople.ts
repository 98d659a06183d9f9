import { useMemo } from 'react';
import { useSession } from '#session/sessionContext';
import { userName } from '#session/userName';
import { useTaskPeopleQuery } from './TaskDrawer.generated';
import type { TaskValues } from './taskForm';
import { foldText } from '#shared/foldText';

/** A possible assignee. */
export type Person = TaskValues['assignee'];

/** Maximum number of suggestions. */
const most = 30;

/**
 * Possible assignees whose names contain `q`: first the user, then by name the current assignees and, if the user can
 * read them, the people of the user list.
 */
export function usePeople(q: string): { people: readonly Person[]; own: string | null } {
  const { user, can } = useSession();
  const variables = { q: q.trim(), hasUsers: can('read', 'User') };
  const { data, previousData } = useTaskPeopleQuery({ variables, fetchPolicy: 'cache-first' });
  const known = data ?? previousData;
  const own = user && userName(user);
  const people = useMemo(() => {
    const wanted = foldText(q.trim());
    const others = [
      ...(known?.taskPage.tasks.flatMap(({ assignee }) => assignee ?? []) ?? []),
      ...(known?.users?.users ?? []),
    ].sort((a, b) => a.fullName.localeCompare(b.fullName));
    const byName = new Map<string, Person>();
    for (const { fullName, avatar } of [...(user ? [{ ...user, fullName: userName(user) }] : []), ...others]) {
      if (foldText(fullName).includes(wanted) && !byName.has(fullName)) byName.set(fullName, { fullName, avatar });
    }
    return [...byName.values()].slice(0, most);
  }, [known, q, user]);
  return { people, own };
}
