import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import type { ViewRecord } from '../../records/views';
import type { CreateViewInput, UpdateViewInput, UseViewInput } from '../../types.generated';
import { getEdit } from '../author';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { foldText } from '#shared/foldText';
import { toViewFields, type ViewFields } from './viewFields';
import { isEditable } from '../sharing';
import { assertPlace, assertReader, getView, type ViewPlace } from './viewList';

type Writes = Pick<DomainContext, 'store' | 'locks' | 'user' | 'now'>;

const LOCK = 'views';

/** The most views that an account has of a list. */
const MAX_VIEWS = 50;

const NEW: ViewFields = {
  name: '',
  sharedWith: null,
  settings: {
    filters: [],
    columns: null,
    sort: null,
    direction: null,
    locale: null,
    channel: null,
    rowHeight: null,
    perPage: null,
  },
};

const isAt = (place: ViewPlace) => (view: ViewRecord) => view.list === place.list && view.catalogId === place.catalogId;

const assertNameFree = (name: string, others: readonly ViewRecord[]) => {
  if (!others.some((other) => foldText(other.name) === foldText(name))) return;
  const message = say`You already have a view named ${name}. Use a different name.`;
  throw new DomainError('CONFLICT', message, { name: message });
};

/**
 * Creates a view of the account. Throws INVALID with `fields`, NOT_FOUND for the catalog, CONFLICT for a name that
 * another one has, LIMIT for too many, and FORBIDDEN without permission to read what the list shows.
 */
export async function createView(ctx: Writes, { list, catalogId, ...input }: CreateViewInput): Promise<ViewRecord> {
  const place = { list, catalogId: catalogId ?? null };
  const { id: ownerId } = assertReader(ctx, place);
  await assertPlace(ctx, place);
  const fields = toViewFields(place, input, NEW);
  return withLock(ctx, LOCK, async (commit) => {
    const own = await ctx.store.list('views', (view) => view.ownerId === ownerId && isAt(place)(view));
    if (own.length >= MAX_VIEWS)
      throw new DomainError('LIMIT', say`You have ${MAX_VIEWS} views of this list. Delete one first.`);
    assertNameFree(fields.name, own);
    const id = await ctx.store.nextId('views');
    const view: ViewRecord = { id, ...place, ...fields, ownerId, unpinnedBy: [], defaultOf: [], ...getEdit(ctx) };
    await commit([{ table: 'views', put: view }]);
    return view;
  });
}

/** Returns the view that the account can change. Throws NOT_FOUND or FORBIDDEN. */
const getEditable = async (ctx: Writes, id: string) => {
  const { view, user } = await getView(ctx, id);
  if (!isEditable(user, view))
    throw new DomainError('FORBIDDEN', say`Only its owner and administrators can change the view “${view.name}”.`);
  return view;
};

/**
 * Updates the given fields. Throws NOT_FOUND, FORBIDDEN, INVALID with `fields`, and CONFLICT for a name that another
 * view has, or if the view was changed since `updatedAt`.
 */
export async function updateView(ctx: Writes, { id, updatedAt, ...input }: UpdateViewInput): Promise<ViewRecord> {
  return withLock(ctx, LOCK, async (commit) => {
    const former = await getEditable(ctx, id);
    if (updatedAt && updatedAt !== former.updatedAt) {
      throw new DomainError(
        'CONFLICT',
        say`${former.updatedBy} changed the view “${former.name}”. Review the changes and save again, or save yours as a new view.`,
      );
    }
    const fields = toViewFields(former, input, former);
    const { ownerId } = former;
    assertNameFree(
      fields.name,
      await ctx.store.list('views', (view) => view.id !== id && view.ownerId === ownerId && isAt(former)(view)),
    );
    const view: ViewRecord = { ...former, ...fields, ...getEdit(ctx) };
    await commit([{ table: 'views', put: view }]);
    return view;
  });
}

/** Returns the list with the text, or without it. */
const withText = (texts: readonly string[], text: string, isIn: boolean) => [
  ...texts.filter((one) => one !== text),
  ...(isIn ? [text] : []),
];

/** Pins the view for the account, or makes it the default of the list. Throws NOT_FOUND. */
export async function useView(ctx: Writes, { id, isPinned, isDefault }: UseViewInput): Promise<ViewRecord> {
  return withLock(ctx, LOCK, async (commit) => {
    const { view: former, user } = await getView(ctx, id);
    const view: ViewRecord = {
      ...former,
      ...(typeof isPinned === 'boolean' && { unpinnedBy: withText(former.unpinnedBy, user.id, !isPinned) }),
      ...(typeof isDefault === 'boolean' && { defaultOf: withText(former.defaultOf, user.id, isDefault) }),
    };
    const others = isDefault
      ? await ctx.store.list(
          'views',
          (other) => other.id !== id && isAt(view)(other) && other.defaultOf.includes(user.id),
        )
      : [];
    await commit(
      [view, ...others.map((other) => ({ ...other, defaultOf: withText(other.defaultOf, user.id, false) }))].map(
        (put) => ({ table: 'views' as const, put }),
      ),
    );
    return view;
  });
}

/** Deletes the view, and returns its id. Throws NOT_FOUND or FORBIDDEN. */
export async function deleteView(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, LOCK, async (commit) => {
    await getEditable(ctx, id);
    await commit([{ table: 'views', remove: id }]);
    return id;
  });
}
