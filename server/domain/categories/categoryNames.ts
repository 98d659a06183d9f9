import { getBranchPaths, getCategoryName, type DetailedCategory } from '../../records/categories';

/** A name, and the language that it is in. */
export interface CategoryName {
  name: string;
  locale: string;
}

/** Reads the details of the categories of a catalog or of a version. */
export interface CategoryReader {
  /** The name in the language or its general form, or else the one in the path. */
  getName: (path: string) => CategoryName;
  /** The names from the root category to this one. */
  getNames: (path: string) => CategoryName[];
  /** The Google category of the nearest category above that has one, this one included. */
  getGoogleCategory: (path: string) => string | undefined;
}

/** Creates a reader for a language. Null is the default language. */
export function createCategoryReader(
  categories: readonly DetailedCategory[],
  { locale, defaultLocale }: { locale: string | null; defaultLocale: string },
): CategoryReader {
  const details = new Map(categories.map((category) => [category.path, category]));
  const wanted = locale ?? defaultLocale;
  const tags = [wanted, wanted.split('-')[0]];
  const getName = (path: string): CategoryName => {
    const labels = details.get(path)?.labels ?? [];
    const label = tags.map((tag) => labels.find((each) => each.locale === tag)).find(Boolean);
    return label ? { name: label.text, locale: label.locale } : { name: getCategoryName(path), locale: defaultLocale };
  };
  return {
    getName,
    getNames: (path) => getBranchPaths(path).reverse().map(getName),
    getGoogleCategory: (path) =>
      getBranchPaths(path)
        .map((above) => details.get(above)?.googleCategory)
        .find((category) => category !== undefined),
  };
}
