import type { LocalizedTextRecord } from '../../records/attributes';
import { getCategoryDetails, splitCategoryId, type CategoryDetails } from '../../records/categories';
import type { CatalogRecord } from '../../records/catalogs';
import type { Change } from '../../records/tables';
import type { CategoryDetailsInput, UpdateCategoryInput } from '../../types.generated';
import { withContentChange } from '../catalogs/catalogEdits';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { DomainError } from '../../errors';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import { assertCatalogFree } from '../jobs/createJob';
import { nearestText, withNearest } from '../texts/nearestText';
import { catalogLock, withLock } from '../withLock';
import { MAX_NAME } from './categoryFields';
import { findCategory, getCategoryTree, readCategoryRecords, type CategoryNode } from './categoryTree';

/** Maximum number of characters of a Google category, from Google's product data specification. */
const MAX_GOOGLE_CATEGORY = 750;

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Returns the ID or the path with one space around each `>`, or undefined if the text is blank. */
const toGoogleCategory = (given: string): string | undefined => oneLine(given).split(/ ?> ?/).join(' > ') || undefined;

const googleCategoryError = (text: string): Sentence | undefined => {
  if (text.length > MAX_GOOGLE_CATEGORY) return say`Use ${MAX_GOOGLE_CATEGORY} characters or fewer.`;
  const levels = text.split(' > ');
  return /^\d+$/.test(text) || (levels.length > 1 && levels.every((level) => level.trim() !== ''))
    ? undefined
    : say`Enter an ID like 1013, or a path with “>” between its levels, like Sporting Goods > Outdoor Recreation.`;
};

/**
 * Returns what is wrong with the names, by field: a language that the catalog does not have, or a name that is too
 * long.
 */
const labelErrors = (labels: readonly LocalizedTextRecord[], { locales }: CatalogRecord): [string, Sentence][] => {
  const unknown = labels.find(({ locale }) => !locales.includes(locale));
  if (unknown) {
    const message = say`The catalog doesn’t have the language ${unknown.locale}.`;
    return [['labels', withNearest(message, nearestText(unknown.locale, locales))]];
  }
  return labels
    .filter(({ text }) => text.length > MAX_NAME)
    .map(({ locale }) => [`labels.${locale}`, say`Use ${MAX_NAME} characters or fewer.`]);
};

/** Returns the details to store. Throws INVALID with `fields`. */
const toDetails = (input: UpdateCategoryInput, former: CategoryDetails, catalog: CatalogRecord): CategoryDetails => {
  const given = (input.labels ?? former.labels ?? []).map(({ locale, text }) => ({ locale, text: oneLine(text) }));
  const wanted = input.googleCategory === undefined ? former.googleCategory : input.googleCategory;
  const googleCategory = toGoogleCategory(wanted ?? '');
  const googleError = googleCategory === undefined ? undefined : googleCategoryError(googleCategory);
  const errors = labelErrors(given, catalog);
  if (googleError !== undefined) errors.push(['googleCategory', googleError]);
  assertNoFieldErrors(Object.fromEntries(errors));
  const labels = catalog.locales.flatMap(
    (each) => given.find(({ locale, text }) => locale === each && text !== '') ?? [],
  );
  return { ...(labels.length > 0 && { labels }), ...(googleCategory !== undefined && { googleCategory }) };
};

/** Details in a form in which equal ones are equal texts. */
const toText = ({ labels = [], googleCategory = null }: CategoryDetailsInput | CategoryDetails) =>
  JSON.stringify([
    labels
      .filter(({ text }) => text.trim() !== '')
      .map(({ locale, text }) => [locale, text])
      .sort(),
    googleCategory || null,
  ]);

/**
 * Changes a category's names in other languages and its Google category. Throws NOT_FOUND, INVALID with `fields`, or
 * CONFLICT if they are no longer `former`, or while a job is changing the catalog.
 */
export async function updateCategory(ctx: DomainContext, input: UpdateCategoryInput): Promise<CategoryNode> {
  const [catalogId, path] = splitCategoryId(input.id);
  return withLock(ctx, catalogLock(catalogId), async (commit) => {
    const catalog = await getCatalog(ctx, catalogId);
    const category = findCategory(await getCategoryTree(ctx, catalogId), path);
    const record = (await readCategoryRecords(ctx, catalogId)).get(path);
    if (input.former && toText(input.former) !== toText(record ?? {})) {
      throw new DomainError(
        'CONFLICT',
        say`Someone else changed the category “${category.name}”. Review the changes and save again.`,
      );
    }
    const details = toDetails(input, record ?? {}, catalog);
    if (JSON.stringify(details) !== JSON.stringify(getCategoryDetails(record ?? {}))) {
      await assertCatalogFree(ctx, { type: 'BULK_EDIT', mode: 'APPLY', catalogId });
      const { position, rule } = record ?? {};
      const changes: Change[] = [
        {
          table: 'categories',
          put: {
            id: input.id,
            catalogId,
            path,
            ...(position !== undefined && { position }),
            ...(rule && { rule }),
            ...details,
          },
        },
      ];
      // Versions have the details of categories that products use.
      if (category.productCount > 0) {
        changes.push({ table: 'catalogs', put: withContentChange(catalog, ctx.now().toISOString()) });
      }
      await commit(changes);
    }
    return findCategory(await getCategoryTree(ctx, catalogId), path);
  });
}
