import type { CatalogRecord } from '../../records/catalogs';
import { getPriceChannels } from '../../records/prices';
import type { ProductContent } from '../../records/products';
import type { ValueScope } from '../productValues/readValue';
import { getAllValues } from '../productValues/values';
import { FIELD_REQUIREMENTS, type Requirement } from './completeness';

/** What the completeness by channel and language depends on besides the product and its family. */
export type CellScopes = Pick<CatalogRecord, 'locales' | 'defaultLocale' | 'channels'>;

/** How many of its recommended fields a product has in one channel and language; none in a channel that it is not in. */
export interface CellCount {
  filled: number;
  required: number;
}

const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
};

const tags = new WeakMap<CellScopes, Map<string | undefined, { requirements: readonly Requirement[]; tag: string }>>();

/**
 * Returns a short text that differs if the languages, the channels, or what the family requires differ. Cells that were
 * measured under another tag are outdated.
 */
export function getCellsTag(
  scopes: CellScopes,
  family: string | undefined,
  requirements: readonly Requirement[] = FIELD_REQUIREMENTS,
): string {
  const known =
    tags.get(scopes) ?? new Map<string | undefined, { requirements: readonly Requirement[]; tag: string }>();
  tags.set(scopes, known);
  const found = known.get(family);
  if (found?.requirements === requirements) return found.tag;
  const required = requirements.map(({ code, isLocalizable, channels }) => [code, isLocalizable, channels]);
  const tag = hash(JSON.stringify([scopes.channels, scopes.locales, scopes.defaultLocale, family, required]));
  known.set(family, { requirements, tag });
  return tag;
}

/** Returns the channels and languages of the catalog in which products are measured, by channel. */
export function getCellScopes({ channels, locales }: CellScopes): { channel: string | null; locale: string }[] {
  return (channels.length ? channels : [null]).flatMap((channel) => locales.map((locale) => ({ channel, locale })));
}

const countFilled = (content: ProductContent, requirements: readonly Requirement[], scope: ValueScope): CellCount => {
  let filled = 0;
  for (const { isFilled } of requirements) if (isFilled(content, scope)) filled++;
  return { filled, required: requirements.length };
};

/**
 * Returns the completeness of a product in each channel and language of the catalog as a short text, with which it is
 * stored and counted: the tag of `getCellsTag`, and the numbers of filled and required fields in the order of
 * `getCellScopes`, 0/0 in a channel that it is not in.
 */
export function measureCells(
  content: ProductContent,
  scopes: CellScopes,
  requirements: readonly Requirement[] = FIELD_REQUIREMENTS,
): string {
  const { channels, locales, defaultLocale } = scopes;
  const channelsWithValues = new Set(getAllValues(content).flatMap(({ channel }) => channel ?? []));
  const pricedIn = getPriceChannels(content);
  // Without a price for all channels, each channel needs its own.
  for (const channel of pricedIn.size > 0 ? channels : []) channelsWithValues.add(channel);
  const hasChannelValues = channelsWithValues.size > 0;
  const isShared = (one: Requirement) => !one.isLocalizable && !one.channels && !hasChannelValues;
  const shared = requirements.filter(isShared);
  const others = requirements.filter((one) => !isShared(one));
  const base = countFilled(content, shared, { locale: null, channel: null });
  const inAllChannels = new Map<string, CellCount>();

  const measure = (channel: string | null, locale: string) => {
    const required = others.filter((one) => !one.channels || channel === null || one.channels.includes(channel));
    return countFilled(content, required, { locale: locale === defaultLocale ? null : locale, channel });
  };
  const counts = (channels.length ? channels : [null]).flatMap((channel) => {
    const hasOwn = others.some((one) => one.channels) || (channel !== null && channelsWithValues.has(channel));
    if (channel !== null && content.notInChannels?.includes(channel)) return locales.map(() => '0/0');
    return locales.map((locale) => {
      // Most products have the same texts in all channels.
      const known = hasOwn ? undefined : inAllChannels.get(locale);
      const count = known ?? measure(channel, locale);
      if (!hasOwn) inAllChannels.set(locale, count);
      return `${base.filled + count.filled}/${base.required + count.required}`;
    });
  });
  return [getCellsTag(scopes, content.family, requirements), ...counts].join(' ');
}

/** Returns what `measureCells` has put into the text. */
export function parseCells(text: string): { tag: string; counts: CellCount[] } {
  const [tag = '', ...counts] = text.split(' ');
  return {
    tag,
    counts: counts.map((count) => {
      const [filled, required] = count.split('/').map(Number);
      return { filled: filled!, required: required! };
    }),
  };
}
