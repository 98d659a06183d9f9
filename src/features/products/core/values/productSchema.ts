import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isUnclear } from '#lib/decimalText';
import { isAmountOrEmpty, parseAmount } from '#ui/form/amounts';
import { formMessages } from '../formMessages';
import { associationTypes, isStored, type VariantValues } from './productValues';
import { isShared } from './sharedVariant';
import { variantMessages } from '../messages/variantMessages';

/** Reports each item whose key occurs earlier in the list. Empty keys are ignored. */
const unique =
  <Item>(toKey: (item: Item) => string, field: string, message: string) =>
  (context: z.core.ParsePayload<Item[]>) => {
    const seen = new Set<string>();
    context.value.forEach((item, place) => {
      const key = toKey(item).trim();
      if (key !== '' && seen.has(key))
        context.issues.push({ code: 'custom', message, path: [place, field], input: key });
      seen.add(key);
    });
  };

/** Whether the gateway can read the amount: higher ones have more digits than a number keeps exactly. */
const isExactAmount = (text: string) => Math.abs(parseAmount(text) || 0) < 100_000_000_000;

/**
 * The minimum rules for storing a product, which report what the server would reject while the user types. Everything
 * else becomes an issue of the stored product, so that drafts can be saved.
 */
export function createProductSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== '', message));
  /** Any text but a number that can’t be read as one. */
  const clear = z.string().check(z.refine((text) => !isUnclear(text), formatMessage(formMessages.amountMissing)));
  const amountMessage = formatMessage(formMessages.amountMissing);
  const tooHighMessage = formatMessage(formMessages.amountTooHigh);
  const amount = z.string().check(z.refine(isAmountOrEmpty, amountMessage), z.refine(isExactAmount, tooHighMessage));
  const status = z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED']);

  const pairs = z
    .array(z.object({ name: filled(formatMessage(formMessages.pairNameMissing)), value: clear }))
    .check(unique(({ name }) => name, 'name', formatMessage(formMessages.pairNameTwice)));
  const prices = z
    .array(
      z
        .object({
          currency: z.string(),
          channel: z.string(),
          amount,
          compareAt: amount,
          compareAtFrom: z.string(),
          compareAtUntil: z.string(),
        })
        .check(
          z.refine(({ amount: text, compareAt }) => text.trim() !== '' || compareAt.trim() !== '', {
            path: ['amount'],
            message: amountMessage,
          }),
          z.refine(({ amount: text, compareAt }) => text.trim() !== '' || compareAt.trim() === '', {
            path: ['amount'],
            message: formatMessage(formMessages.priceOfSaleMissing),
          }),
        ),
    )
    .check(
      unique(
        ({ currency, channel }) => JSON.stringify([currency, channel]),
        'currency',
        formatMessage(formMessages.priceTwice),
      ),
    );
  const media = z.array(z.object({ url: z.string(), alt: z.string(), altTexts: z.record(z.string(), z.string()) }));
  const offer = {
    stock: z
      .string()
      .check(z.refine((text) => /^\s*(-?\d{1,9})?\s*$/.test(text), formatMessage(variantMessages.stockWhole))),
    availability: z.enum(['', 'IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER']),
    availableFrom: z.string(),
  };
  const variant = z.object({
    id: z.string(),
    sku: filled(formatMessage(formMessages.skuMissing)),
    gtin: z.string(),
    externalReference: z.string(),
    link: z.string(),
    name: z.string(),
    options: pairs,
    attributes: pairs,
    values: z.record(z.string(), z.string()),
    prices,
    ...offer,
    media,
    status,
  });
  // Only variants that were edited are checked, and each edited one once, because there can be thousands.
  const validVariants = new WeakSet<VariantValues>();
  const variants = z.custom<VariantValues[]>().check(
    ({ value, issues }) => {
      value.forEach((values, place) => {
        if (isStored(values) || validVariants.has(values)) return;
        const { error } = variant.safeParse(values);
        if (!error && isShared(values)) validVariants.add(values);
        for (const { message, path } of error?.issues ?? []) {
          issues.push({ code: 'custom', message, path: [place, ...path], input: values, continue: true });
        }
      });
    },
    unique(({ sku }) => sku, 'sku', formatMessage(formMessages.skuTwice)),
  );

  return z.object({
    revision: z.number(),
    name: filled(formatMessage(formMessages.nameMissing)),
    description: z.string(),
    media,
    prices,
    ...offer,
    attributes: pairs,
    added: z.record(z.string(), clear),
    variants,
    seo: z.object({ title: z.string(), description: z.string() }),
    associations: z.array(
      z.object({
        type: z.enum(associationTypes),
        sku: z.string(),
        name: z.string(),
        quantity: z
          .string()
          .check(z.refine((text) => /^\s*([1-9]\d{0,3})?\s*$/.test(text), formatMessage(formMessages.quantityWrong))),
      }),
    ),
    values: z.record(z.string(), z.string()),
    status,
    kind: z.enum(['', 'GROUPED', 'EXTERNAL']),
    link: z.string(),
    externalUrl: z.string(),
    buttonText: z.string(),
    family: z.string(),
    brand: z.string(),
    categories: z.array(z.string()),
    sku: filled(formatMessage(formMessages.skuMissing)),
    slug: z.string(),
    gtin: z.string(),
    mpn: z.string(),
    externalReference: z.string(),
  });
}
