import type { AuthUserRecord } from '../../records/auth';
import type { ViewRecord } from '../../records/views';
import type { DomainContext } from '../context';
import { isVisible } from '../sharing';

/** Returns the views that lists open with for the account. */
export function listDefaultViews({ store }: Pick<DomainContext, 'store'>, user: AuthUserRecord): Promise<ViewRecord[]> {
  return store.list('views', (view) => view.defaultOf.includes(user.id) && isVisible(user, view));
}
