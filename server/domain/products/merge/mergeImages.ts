import type { MediaRecord } from '#server/records/products';
import { altTextsField } from '../../productValues/altTexts';
import { isSameValue } from '../contentFields';

type Images = readonly MediaRecord[];

const byUrl = (images: Images) => new Map(images.map((image) => [image.url, image]));

/** Returns the alt texts of an image by their languages; the default language is empty. */
const textsByLocale = ({ alt, altTexts = [] }: MediaRecord) =>
  new Map([['', alt], ...altTexts.map(({ locale, text }): [string, string] => [locale, text])]);

/** Merges the alt texts of an image one by one. Null if both sides changed one of them differently. */
const mergeTexts = (base: MediaRecord, mine: MediaRecord, theirs: MediaRecord): MediaRecord | null => {
  const [former, own, other] = [textsByLocale(base), textsByLocale(mine), textsByLocale(theirs)];
  const merged: { locale: string; text: string }[] = [];
  for (const locale of new Set([...own.keys(), ...other.keys()])) {
    const [before, ours, stored] = [former.get(locale), own.get(locale), other.get(locale)];
    if (before !== stored && before !== ours && ours !== stored) return null;
    merged.push({ locale, text: (before === stored ? ours : stored) ?? '' });
  }
  const alt = merged.find(({ locale }) => locale === '')?.text ?? '';
  return { url: base.url, alt, ...altTextsField(merged) };
};

/** Merges an image that at least one side has. Undefined if one of them removed it; null for a conflict. */
const mergeImage = (
  base: MediaRecord | undefined,
  mine: MediaRecord | undefined,
  theirs: MediaRecord | undefined,
): MediaRecord | undefined | null => {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  return base && mine && theirs ? mergeTexts(base, mine, theirs) : null;
};

/**
 * Returns the URLs of both sides in the order of the side that moved some. Those that only the other side has follow
 * the image that they follow there. Null if both sides moved some differently.
 */
const mergeOrder = (base: Images, mine: Images, theirs: Images): string[] | null => {
  const lists = [base, mine, theirs].map((images) => images.map(({ url }) => url));
  const [former, own, other] = lists.map((urls) => urls.filter((url) => lists.every((list) => list.includes(url))));
  const isOther = isSameValue(former, own);
  if (!isOther && !isSameValue(former, other) && !isSameValue(own, other)) return null;
  const [first, second] = isOther && !isSameValue(former, other) ? [theirs, mine] : [mine, theirs];
  const order = first.map(({ url }) => url);
  second.forEach(({ url }, place) => {
    if (!order.includes(url)) order.splice(order.indexOf(second[place - 1]?.url ?? '') + 1, 0, url);
  });
  return order;
};

/**
 * Merges two edits of the same images one by one, by their URLs, and their alt texts language by language. Null if both
 * sides changed an alt text or the order differently, one side removed an image that the other changed, or a list has a
 * URL twice.
 */
export function mergeImages(base: Images, mine: Images, theirs: Images): MediaRecord[] | null {
  const [bases, own, others] = [byUrl(base), byUrl(mine), byUrl(theirs)];
  if (bases.size < base.length || own.size < mine.length || others.size < theirs.length) return null;
  const order = mergeOrder(base, mine, theirs);
  if (!order) return null;
  const merged: MediaRecord[] = [];
  for (const url of order) {
    const image = mergeImage(bases.get(url), own.get(url), others.get(url));
    if (image === null) return null;
    if (image) merged.push(image);
  }
  return merged;
}
