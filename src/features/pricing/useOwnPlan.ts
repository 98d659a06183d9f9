import { useSession } from '../../session/sessionContext';
import { useOwnPlanQuery } from './Pricing.generated';

/** The plan of the signed-in account in the user list; undefined if it has none or the account can't read the list. */
export function useOwnPlan(): string | undefined {
  const { user, can } = useSession();
  const email = user?.email ?? '';
  const { data } = useOwnPlanQuery({ variables: { email }, skip: email === '' || !can('read', 'User') });
  const own = data?.users.users.find((each) => each.email?.toLowerCase() === email.toLowerCase());
  return own?.currentPlan ?? undefined;
}
