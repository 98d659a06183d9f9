import { DomainError, notFound } from '../../errors';
import { fromStored, say, type SentenceValue } from '../../records/sentence';
import type { AuthUserRecord } from '../../records/auth';
import type { ViewRecord } from '../../records/views';
import { assertAbility } from '../auth/abilities';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { compareNames } from '../locales/nameOrder';
import { isVisible } from '../sharing';
import { VIEWED_LISTS } from './viewedLists';

type Reads = Pick<DomainContext, 'store' | 'user' | 'now'>;

/** The list that a view is of. */
export type ViewPlace = Pick<ViewRecord, 'list' | 'catalogId'>;

/** Returns the account if it can read what the list shows. Throws UNAUTHENTICATED or FORBIDDEN. */
export function assertReader({ user }: Pick<Reads, 'user'>, { list }: Pick<ViewPlace, 'list'>): AuthUserRecord {
  return assertAbility(user, { action: 'read', subject: VIEWED_LISTS[list].subject });
}

/**
 * Returns the views of a list that the account sees, by name. Throws INVALID for products without a catalog, NOT_FOUND
 * for an unknown one, and FORBIDDEN without permission to read what the list shows.
 */
export async function listViews(ctx: Reads, place: ViewPlace): Promise<ViewRecord[]> {
  const user = assertReader(ctx, place);
  await assertPlace(ctx, place);
  const found = await ctx.store.list(
    'views',
    (view) => view.list === place.list && view.catalogId === place.catalogId && isVisible(user, view),
  );
  return found.sort((a, b) => compareNames(a.name, b.name) || Number(a.id) - Number(b.id));
}

/** Throws INVALID for products without a catalog or another list with one, and NOT_FOUND for an unknown catalog. */
export async function assertPlace(ctx: Pick<Reads, 'store'>, { list, catalogId }: ViewPlace): Promise<void> {
  const isOfCatalog = list === 'PRODUCTS';
  if (isOfCatalog !== (catalogId !== null)) {
    const message = isOfCatalog
      ? say`Views of products need a catalog.`
      : say`Only views of products belong to a catalog.`;
    throw new DomainError('INVALID', message, { catalogId: message });
  }
  if (catalogId !== null) await getCatalog(ctx, catalogId);
}

/** Returns the view with the account. Throws NOT_FOUND if the account does not see it, as if there was none. */
export async function getView(ctx: Reads, id: string): Promise<{ view: ViewRecord; user: AuthUserRecord }> {
  const view = await ctx.store.get('views', id);
  if (!view || !ctx.user || !isVisible(ctx.user, view)) throw notFound('view', id);
  return { view, user: assertReader(ctx, view) };
}

/** What a view finds now. */
export interface ViewOutcome {
  /** Number of records that match; null if the filters or the order name what no longer exists. */
  count: number | null;
  /** What the view names that no longer exists; null if there is nothing. */
  fault: SentenceValue | null;
}

/** Counts what the view finds, and says what it names that no longer exists. */
export async function inspectView(ctx: Reads, view: ViewRecord): Promise<ViewOutcome> {
  const { count, assertKnown } = VIEWED_LISTS[view.list];
  const outcome: ViewOutcome = { count: null, fault: null };
  try {
    outcome.count = await count(ctx, view);
    await assertKnown?.(ctx, view);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'INVALID') throw error;
    outcome.fault = fromStored(error.sentence);
  }
  return outcome;
}
