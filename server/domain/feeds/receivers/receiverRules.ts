import { getPriceChannels } from '#server/records/prices';
import type { ProductContent, ProductRecord } from '#server/records/products';
import { say, type Sentence } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';
import { findIncomplete, getOptionNames, getOptionValue } from '#server/records/variantOptions';
import { getAllValues } from '../../productValues/values';
import { issue } from '../../validation/issues';
import { type ShopSettings, imageLink } from '../shopUrls';
import type { Lack } from './lacks';

/** The system that reads a file, by its name. */
export type Receiver = 'Shopify' | 'Vendure' | 'Medusa';

/** What a receiver can’t take of a product. */
export interface Problem {
  /** Follows the name of the receiver: `KIND` is SHOPIFY_KIND. */
  code: string;
  field: string;
  message: Sentence;
  suggestedFix: Sentence;
}

/** What a file has of a product. */
export interface Checked {
  /** Why the product is left out; empty if it is in the file. */
  reasons: readonly Problem[];
  /** What the file changes or leaves out of it. */
  losses?: readonly Problem[];
  lacks?: readonly Lack[];
}

/** Grouped products, and products that are sold on another site. */
export function kindProblem({ kind }: ProductContent, receiver: Receiver): Problem | null {
  if (kind === undefined) return null;
  return {
    code: 'KIND',
    field: 'kind',
    ...(kind === 'GROUPED'
      ? {
          message: say`${receiver} doesn’t have grouped products.`,
          suggestedFix: say`Create a collection in ${receiver}.`,
        }
      : {
          message: say`${receiver} doesn’t have products that are sold on another site.`,
          suggestedFix: say`Add a link to the other site in ${receiver}.`,
        }),
  };
}

/** Products without a name. */
export function titleProblem({ name }: ProductContent, receiver: Receiver): Problem | null {
  return name.trim()
    ? null
    : {
        code: 'TITLE',
        field: 'name',
        message: say`${receiver} requires a title.`,
        suggestedFix: say`Enter a name.`,
      };
}

/** Products that can’t be sold for their price in the currency of the file. */
export function priceProblem(
  { prices, variants }: ProductContent,
  receiver: Receiver,
  currency: string = '',
): Problem | null {
  const isPriced = (list: ProductContent['prices']) =>
    list.some((price) => price.currency === currency && price.channel === undefined);
  const isMissing = variants.length
    ? variants.some((variant) => !isPriced(variant.prices) && !isPriced(prices))
    : !isPriced(prices);
  return isMissing
    ? {
        code: 'PRICE',
        field: 'prices',
        message: say`Without a price in ${currency}, ${receiver} would sell the product for 0.`,
        suggestedFix: say`Enter a price in ${currency}.`,
      }
    : null;
}

/** Returns a problem with the options of the variants. */
export function optionsProblem(message: Sentence, suggestedFix: Sentence): Problem {
  return { code: 'OPTIONS', field: 'variants', message, suggestedFix };
}

/** Returns what to do about texts, values, or numbers that the file doesn’t have. */
export function enterLater(receiver: Receiver): Sentence {
  return say`Enter them in ${receiver} after the import.`;
}

/** Several variants without options. */
export function missingOptionProblem({ variants }: ProductContent, receiver: Receiver): Problem | null {
  return variants.length < 2 || getOptionNames(variants).length
    ? null
    : optionsProblem(
        say`${receiver} requires an option to tell variants apart. These have none.`,
        say`Enter an option for each variant.`,
      );
}

/** Variants that their options don’t tell apart as the receiver reads them. */
export function optionProblem(
  { variants }: ProductContent,
  receiver: Receiver,
  write: (value: string) => string = (value) => value,
): Problem | null {
  const names = getOptionNames(variants);
  const [incomplete] = findIncomplete(variants, names);
  if (incomplete) {
    return optionsProblem(
      say`${receiver} requires each variant to have a value for each option. ${incomplete.variant.sku} has no ${incomplete.missing.join(', ')}.`,
      say`Enter the options ${names.join(', ')} for each variant.`,
    );
  }
  const open = variants.find(({ options }) => options.some(({ value }) => !value.trim()));
  if (open) {
    const any = open.options.filter(({ value }) => !value.trim()).map(({ name }) => name);
    return optionsProblem(
      say`${receiver} requires each variant to have a value for each option. ${open.sku} is for any ${any.join(', ')}.`,
      say`Enter a variant for each value instead.`,
    );
  }
  const values = new Set(
    variants.map((variant) => JSON.stringify(names.map((name) => write(getOptionValue(variant, name)!)))),
  );
  return values.size === variants.length
    ? null
    : optionsProblem(
        say`Two variants have the same options.`,
        say`Enter different values, or delete one of the variants.`,
      );
}

/** Images that a shop can’t load don’t keep the product out of the file. */
export function imageProblem(urls: readonly string[], settings: ShopSettings): Problem | null {
  const missing = urls.filter((url) => imageLink(settings, url) === null).length;
  return missing
    ? {
        code: 'IMAGE',
        field: 'media',
        message:
          missing === 1
            ? say`An image has no public URL. It is not in the file.`
            : say`${missing} images have no public URL. They are not in the file.`,
        suggestedFix: say`Add images by their URL in your shop, or set the image base URL in the catalog settings.`,
      }
    : null;
}

/** Texts in other languages and for channels, if the file has those of one language only. */
export function languageProblem(content: ProductContent, receiver: Receiver, suggestedFix: Sentence): Problem | null {
  const scopes = new Set(getAllValues(content).map(({ locale, channel }) => locale ?? channel ?? ''));
  return scopes.size
    ? {
        code: 'TEXTS',
        field: content.values ? 'values' : 'variants',
        message: say`${receiver}’s product CSV has texts in one language. Those for ${[...scopes].join(', ')} are not in the file.`,
        suggestedFix,
      }
    : null;
}

/** Prices for channels, which are the same everywhere in the file. */
export function channelPriceProblem(
  content: ProductContent,
  receiver: Receiver,
  suggestedFix: Sentence,
): Problem | null {
  const channels = [...getPriceChannels(content)];
  return channels.length
    ? {
        code: 'PRICES',
        field: 'prices',
        message: say`${receiver}’s product CSV has the prices for all channels. Those for ${channels.join(', ')} are not in the file.`,
        suggestedFix,
      }
    : null;
}

/** Returns the problems that there are. */
export function found(...problems: (Problem | null)[]): Problem[] {
  return problems.filter((problem) => problem !== null);
}

/** What a file for a receiver leaves out. */
export interface ReceiverReport {
  written: number;
  leftOut: number;
}

/**
 * Returns how many of these products a file for the receiver leaves out. `onIssue` is called with each reason: a
 * WARNING of the channel with the receiver’s name.
 */
export async function receiverReport(
  receiver: Receiver,
  products: AsyncIterable<ProductRecord>,
  check: (product: ProductContent) => Checked,
  onIssue: (issue: IssueRecord) => void,
): Promise<ReceiverReport> {
  const report: ReceiverReport = { written: 0, leftOut: 0 };
  const counts = new Map<Lack, number>();
  const tell = ({ code, ...problem }: Omit<Problem, 'field'>, of: Partial<IssueRecord>) =>
    onIssue(
      issue({
        ...of,
        ...problem,
        code: `${receiver.toUpperCase()}_${code}`,
        severity: 'WARNING',
        category: 'CHANNEL',
        channel: receiver.toLowerCase(),
        entityType: of.entityType ?? 'FILE',
      }),
    );
  for await (const product of products) {
    const { reasons, losses = [], lacks = [] } = check(product);
    report[reasons.length ? 'leftOut' : 'written'] += 1;
    for (const problem of reasons.length ? reasons : losses) {
      const entityName = product.name || product.sku;
      tell(problem, { entityType: 'PRODUCT', entityId: product.id, entityName });
    }
    if (!reasons.length) for (const lack of lacks) counts.set(lack, (counts.get(lack) ?? 0) + 1);
  }
  for (const [{ code, what }, count] of counts) {
    const message = say`Not in ${receiver}’s product CSV: ${what}. Products that have some: ${count}.`;
    tell({ code, message, suggestedFix: enterLater(receiver) }, {});
  }
  return report;
}
