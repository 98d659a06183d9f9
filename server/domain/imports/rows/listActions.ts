import { attributeCode } from '#server/records/attributeCode';
import type { AttributeRecord, MediaRecord, ProductContent } from '#server/records/products';
import { parseListAction, type ListAction } from '../cells/actionText';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { distinct, type Dialect } from '../formats/dialect';
import type { SourceRow } from '../formats/source';
import { textOn } from '../layouts/rowKeys';
import type { CellValue } from '../cells/cellReader';
import type { CompiledMapping } from '../mapping/mapping';
import type { Draft } from './draft';
import type { ListActions, ProductPatch } from './patch';

const TAGS = 'tags';

const isTags = ({ name }: Pick<AttributeRecord, 'name'>) => attributeCode(name) === TAGS;

/**
 * Returns a reader of what the rows of a product do with its tags and images; its result is undefined if they name
 * nothing, and unknown actions are reported. Null if no column has actions.
 */
export function createListActionReader(mapping: CompiledMapping, { media }: Pick<Dialect, 'media'>) {
  const [ofTags, ofImages] = [mapping.getReaders('tagsAction'), mapping.getReaders('imagesAction')];
  if (!ofTags.length && !ofImages.length) return null;
  const images = mapping.getReaders('images');

  return (draft: Draft, rows: readonly SourceRow[]): ListActions | undefined => {
    const read = (readers: typeof ofTags, row: SourceRow): ListAction | null => {
      const text = textOn(row, readers);
      const action = text ? parseListAction(text) : null;
      if (!(action instanceof ValueProblem)) return action;
      draft.failAt(row)('action')(action, readers[0]?.column ?? '');
      return null;
    };
    const [tags] = rows.flatMap((row) => read(ofTags, row) ?? []);
    const actions = rows.flatMap((row) => {
      const action = read(ofImages, row);
      const getUrls = (value: CellValue | ValueProblem) =>
        value instanceof ValueProblem || !value.length ? [] : media(value).map(({ url }) => url);
      return action ? { action, urls: images.flatMap((reader) => getUrls(reader.read(row.cells))) } : [];
    });
    const named = (kind: ListAction) => actions.flatMap(({ action, urls }) => (action === kind ? urls : []));
    const removed = named('REMOVE');
    const leftOut = new Set([...removed, ...named('IGNORE')]);
    if (leftOut.size) draft.fields.media &&= draft.fields.media.filter(({ url }) => !leftOut.has(url));
    const isAdded = actions.length > 0 && actions.every(({ action }) => action !== 'REPLACE');
    if (!isAdded && (tags === undefined || tags === 'REPLACE')) return undefined;
    return {
      ...(tags !== undefined && tags !== 'REPLACE' && { tags }),
      ...(isAdded && { removedImages: removed }),
    };
  };
}

const splitTags = (pair: AttributeRecord | undefined) => distinct((pair?.value ?? '').split(/[,|]/));

/**
 * The tags of the product with those of the file, or without them. Uppercase and lowercase are the same, as in Shopify.
 */
const getTags = (stored: readonly string[], given: readonly string[], action: ListAction) => {
  const [had, has] = [stored, given].map((tags) => new Set(tags.map((tag) => tag.toLowerCase())));
  return action === 'ADD'
    ? [...stored, ...given.filter((tag) => !had?.has(tag.toLowerCase()))]
    : stored.filter((tag) => action === 'IGNORE' || !has?.has(tag.toLowerCase()));
};

const addImages = (stored: readonly MediaRecord[], given: readonly MediaRecord[], removed: readonly string[]) => {
  const images = new Map(given.map((image) => [image.url, image]));
  const kept = stored.filter(({ url }) => !removed.includes(url)).map((image) => images.get(image.url) ?? image);
  const known = new Set(stored.map(({ url }) => url));
  return [...kept, ...given.filter(({ url }) => !known.has(url))];
};

/** The patch with whole lists of tags and images where the file adds to those of the product or removes some. */
export function withListActions(
  patch: ProductPatch,
  { tags, removedImages }: ListActions,
  existing: ProductContent | null,
): ProductPatch {
  const fields = { ...patch.fields };
  if (tags) {
    const stored = existing?.attributes.find(isTags);
    const given = fields.attributes?.find(isTags);
    const words = getTags(splitTags(stored), splitTags(given), tags);
    const name = stored?.name ?? given?.name ?? TAGS;
    const others = fields.attributes?.filter((pair) => !isTags(pair)) ?? [];
    const isSame = words.length === splitTags(stored).length;
    fields.attributes = words.length && !isSame ? [...others, { name, value: words.join(', ') }] : others;
    const cleared = fields.clearedAttributes?.filter((one) => attributeCode(one) !== TAGS) ?? [];
    fields.clearedAttributes = stored && !words.length ? [...cleared, name] : cleared;
  }
  if (removedImages && (fields.media || removedImages.length)) {
    fields.media = addImages(existing?.media ?? [], fields.media ?? [], removedImages);
  }
  return { ...patch, fields };
}
