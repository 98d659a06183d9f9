import { DomainError, notFound } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import { toComposed } from '../../records/composedText';
import type { BulkEditRecipeRecord } from '../../records/recipes';
import { fromStored, say, type Sentence, type SentenceValue } from '../../records/sentence';
import type { BulkEditStepInput, CreateBulkEditRecipeInput, UpdateBulkEditRecipeInput } from '../../types.generated';
import { assertAbility } from '../auth/abilities';
import { getEdit } from '../author';
import { readSteps } from '../bulkEdits/readSteps';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';
import { compareNames } from '../locales/nameOrder';
import { isEditable, isVisible } from '../sharing';
import { withLock } from '../withLock';
import { foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store' | 'user'>;
type Writes = Pick<DomainContext, 'store' | 'locks' | 'user' | 'now'>;

const LOCK = 'recipes';

/** The most recipes that an account has of a catalog. */
const MAX_RECIPES = 50;
const MAX_NAME = 60;

/** Returns the recipes of a catalog that the account sees, by name. Throws NOT_FOUND for the catalog. */
export async function listRecipes(ctx: Reads, catalogId: string): Promise<BulkEditRecipeRecord[]> {
  const { user, store } = ctx;
  await getCatalog(ctx, catalogId);
  const found = await store.list(
    'recipes',
    (recipe) => recipe.catalogId === catalogId && user !== null && isVisible(user, recipe),
  );
  return found.sort((a, b) => compareNames(a.name, b.name) || Number(a.id) - Number(b.id));
}

/** Returns what the steps name that no longer exists or no longer matches; null if there is nothing. */
export async function findRecipeFault(
  ctx: Reads,
  { catalogId, steps }: BulkEditRecipeRecord,
): Promise<SentenceValue | null> {
  try {
    await readSteps(ctx, await getCatalog(ctx, catalogId), steps);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'INVALID') throw error;
    return fromStored(error.sentence);
  }
}

/**
 * Returns the recipe and the account. Throws NOT_FOUND if it does not see the recipe, FORBIDDEN if it can’t change it.
 */
const getEditable = async ({ store, user }: Writes, id: string) => {
  const recipe = await store.get('recipes', id);
  if (!recipe || !user || !isVisible(user, recipe)) throw notFound('recipe', id);
  if (!isEditable(user, recipe)) {
    throw new DomainError('FORBIDDEN', say`Only its owner and administrators can change the recipe “${recipe.name}”.`);
  }
  return recipe;
};

const assertNameFree = (name: string, others: readonly BulkEditRecipeRecord[]) => {
  if (!others.some((other) => foldText(other.name) === foldText(name))) return;
  const message = say`You already have a recipe named ${name}. Use a different name.`;
  throw new DomainError('CONFLICT', message, { name: message });
};

/** Returns the name as it is stored. Throws INVALID with `fields`. */
const toName = (given: string): string => {
  const name = toComposed(given.trim());
  const faults: Record<string, Sentence> = {
    ...(name === '' && { name: say`Enter a name.` }),
    ...(name.length > MAX_NAME && { name: say`Use ${MAX_NAME} characters or fewer.` }),
  };
  assertNoFieldErrors(faults);
  return name;
};

/** Returns the steps as they are stored. Throws INVALID as `readSteps` does. */
const toSteps = async (ctx: Writes, catalogId: string, steps: readonly BulkEditStepInput[]) => {
  const composed = toComposed(steps);
  await readSteps(ctx, await getCatalog(ctx, catalogId), composed);
  return composed;
};

const listOwn = ({ store }: Writes, owner: Pick<AuthUserRecord, 'id'>, catalogId: string) =>
  store.list('recipes', (recipe) => recipe.ownerId === owner.id && recipe.catalogId === catalogId);

/**
 * Saves steps as a recipe of the account. Throws NOT_FOUND for the catalog, INVALID with `fields`, CONFLICT for a name
 * that another one has, and LIMIT for too many.
 */
export async function createRecipe(ctx: Writes, input: CreateBulkEditRecipeInput): Promise<BulkEditRecipeRecord> {
  const { catalogId, sharedWith = null } = input;
  const owner = assertAbility(ctx.user, { action: 'update', subject: 'Product' });
  const name = toName(input.name);
  const steps = await toSteps(ctx, catalogId, input.steps);
  return withLock(ctx, LOCK, async (commit) => {
    const own = await listOwn(ctx, owner, catalogId);
    if (own.length >= MAX_RECIPES) {
      throw new DomainError('LIMIT', say`You have ${MAX_RECIPES} recipes in this catalog. Delete one first.`);
    }
    assertNameFree(name, own);
    const id = await ctx.store.nextId('recipes');
    const recipe: BulkEditRecipeRecord = { id, catalogId, name, ownerId: owner.id, sharedWith, steps, ...getEdit(ctx) };
    await commit([{ table: 'recipes', put: recipe }]);
    return recipe;
  });
}

/**
 * Updates the given fields. Throws NOT_FOUND, FORBIDDEN, INVALID with `fields`, and CONFLICT for a name that another
 * recipe has, or if the recipe was changed since `updatedAt`.
 */
export async function updateRecipe(ctx: Writes, input: UpdateBulkEditRecipeInput): Promise<BulkEditRecipeRecord> {
  const { id, updatedAt, sharedWith } = input;
  return withLock(ctx, LOCK, async (commit) => {
    const former = await getEditable(ctx, id);
    if (updatedAt && updatedAt !== former.updatedAt) {
      throw new DomainError(
        'CONFLICT',
        say`${former.updatedBy} changed the recipe “${former.name}”. Review the changes and save again, or save yours as a new recipe.`,
      );
    }
    const name = typeof input.name === 'string' ? toName(input.name) : former.name;
    const steps = input.steps ? await toSteps(ctx, former.catalogId, input.steps) : former.steps;
    const own = await listOwn(ctx, { id: former.ownerId }, former.catalogId);
    assertNameFree(
      name,
      own.filter((recipe) => recipe.id !== id),
    );
    const recipe: BulkEditRecipeRecord = {
      ...former,
      name,
      steps,
      sharedWith: sharedWith === undefined ? former.sharedWith : sharedWith,
      ...getEdit(ctx),
    };
    await commit([{ table: 'recipes', put: recipe }]);
    return recipe;
  });
}

/** Deletes the recipe, and returns its id. Throws NOT_FOUND or FORBIDDEN. */
export async function deleteRecipe(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, LOCK, async (commit) => {
    await getEditable(ctx, id);
    await commit([{ table: 'recipes', remove: id }]);
    return id;
  });
}
