import { matchHeader } from '../mapping/headers/headerMatch';
import { headerKey, splitCamel } from '#server/records/headerKey';
import type { MergedRange } from './workbooks/mergedCells';
import type { SourceRow } from './source';

/** A range of cells that links to a web page or an image. */
export interface Hyperlink extends MergedRange {
  url: string;
}

/** Words for links in headers. */
const LINK =
  /\b(urls?|links?|href|hyperlinks?|liens?|enlaces?|vínculos?|collegament[oi]|ligaç(ão|ões)|koppeling|odnośniki?)\b/u;

/** Parts of a URL, which have no links of their own. */
const URL_PART = /\b(key|handle|slug|alias|schlüssel)\b/u;

/** Whether the text is a URL of its own, with or without a scheme. */
export function isUrl(text: string): boolean {
  return /^(https?:)?\/\//i.test(text.trim());
}

const isLinkColumn = (header: string): boolean => {
  const key = headerKey(splitCamel(header));
  const isImage = matchHeader(header).some(({ target }) => target === 'images' || target === 'variantImages');
  return isImage || (LINK.test(key) && !URL_PART.test(key));
};

/** The positions of the columns with images or URLs, whose links count rather than their texts. */
export function getLinkColumns(columns: readonly string[]): ReadonlySet<number> {
  return new Set(columns.flatMap((column, index) => (isLinkColumn(column) ? [index] : [])));
}

/**
 * A formula with an address as its first argument: `HYPERLINK("https://…","Photo")`, or `IMAGE("https://…")`.
 * OpenDocument has the name of a syntax before it: `of:=`.
 */
const FORMULA = /^(?:\w+:)?=?(?:_xlfn\.)?(?:HYPERLINK|IMAGE)\(\s*"(https?:\/\/(?:[^"]|"")+)"/i;

/** Returns the URL in a formula that shows a link or an image; null for other formulas. */
export function readFormulaLink(formula: string): string | null {
  return FORMULA.exec(formula)?.[1]?.replaceAll('""', '"') ?? null;
}

/** Puts the URLs of formulas that show a link or an image into the cells of the columns at these positions. */
export async function* withFormulaLinks(
  batches: AsyncIterable<SourceRow[]>,
  columns: ReadonlySet<number>,
): AsyncGenerator<SourceRow[]> {
  for await (const batch of batches) {
    for (const { cells } of batch) {
      for (const column of columns) {
        const text = cells[column]?.trim() ?? '';
        const url = text.startsWith('=') ? readFormulaLink(text) : null;
        if (url !== null) cells[column] = url;
      }
    }
    yield batch;
  }
}

/** Puts the targets of links into the cells of the columns at these positions whose text is not a URL. */
export async function* withLinks(
  batches: AsyncIterable<SourceRow[]>,
  links: readonly Hyperlink[],
  columns: ReadonlySet<number>,
): AsyncGenerator<SourceRow[]> {
  let next = 0;
  let active: Hyperlink[] = [];
  for await (const batch of batches) {
    for (const { number, cells } of batch) {
      active = active.filter(({ bottom }) => bottom >= number);
      for (let link = links[next]; link && link.top <= number; link = links[++next]) {
        if (link.bottom >= number) active.push(link);
      }
      for (const { left, right, url } of active) {
        for (let column = left; column <= right; column += 1) {
          if (!columns.has(column) || isUrl(cells[column] ?? '')) continue;
          while (cells.length < column) cells.push('');
          cells[column] = url;
        }
      }
    }
    yield batch;
  }
}
