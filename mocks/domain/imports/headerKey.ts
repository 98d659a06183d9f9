/** A header for comparing: lower case, every run of other signs than letters and digits as one blank. */
export const headerKey = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Column that the issue rows of an import add, which says what is wrong with a row; never read. */
export const ISSUES_COLUMN = '_issues';
