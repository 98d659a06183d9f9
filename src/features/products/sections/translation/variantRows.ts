import type { ProductValues, VariantValues } from '../../core/values/productValues';
import { inheritedText, type InheritedText } from './inheritedText';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { canDiffer, translationRows, type RowContext, type TranslationRow } from './translationRows';
import { valueId } from '../../core/values/valueId';

type Texts = Pick<ProductValues, 'name' | 'attributes' | 'values'>;

/** What the product shows in a language and a channel. */
const productText = (
  { name, attributes, values }: Texts,
  attribute: string,
  { codes, scope }: RowContext,
): InheritedText | null => {
  const key = { attribute, ...scope };
  const exact = values[valueId(key)];
  if (exact !== undefined) return { text: exact, locale: scope.locale, isOfProduct: true };
  const own = attribute === 'name' ? name : (findPair(attributes, attribute, codes)?.value ?? '');
  const found = inheritedText(values, key, own);
  return found && { ...found, isOfProduct: true };
};

const findPair = (attributes: Texts['attributes'], code: string, codes: RowContext['codes']) =>
  attributes.find(({ name }) => codes.get(name.trim()) === code);

/** The variant's own name, which follows the name of the product where it contains that. */
const followingName = (own: string, product: Texts, context: RowContext): InheritedText | null => {
  const found = productText(product, 'name', context);
  if (own.trim() === '' || !found) return found;
  const text = product.name === '' ? own : own.replaceAll(product.name, () => found.text);
  return text === own ? { text: own, locale: null } : { ...found, text };
};

const findName = (codes: RowContext['codes'], code: string) => [...codes].find(([, one]) => one === code)?.[0];

/** An attribute of which a variant has no field yet. */
export interface AttributeOffer {
  code: string;
  label: string;
}

/**
 * Returns the attributes of which the variant can have a value for this language and channel besides its rows, A to Z:
 * those that the product or one of its variants has, and all others that are defined.
 */
export function offeredAttributes(
  rows: readonly TranslationRow[],
  { codes, scope, definitions, intl: { locale } }: RowContext,
): { used: AttributeOffer[]; others: AttributeOffer[] } {
  const shown = new Set(rows.map(({ attribute }) => attribute));
  const used = new Set(codes.values());
  const defined = new Set(definitions.map(({ code }) => code));
  const offers = [
    ...definitions
      .filter((definition) => canDiffer(definition, scope))
      .map(({ code, labels }) => ({ code, label: attributeLabel(labels, locale) })),
    ...[...codes].flatMap(([label, code]) => (defined.has(code) ? [] : { code, label })),
  ]
    .filter(({ code }) => !shown.has(code))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return { used: offers.filter(({ code }) => used.has(code)), others: offers.filter(({ code }) => !used.has(code)) };
}

/**
 * Returns what of a variant can be translated: its name, its attributes, those with the codes `added`, and those of the
 * product for which it has a text of its own. What it has none for is inherited by the same rules as in
 * `ProductVariant.value`.
 */
export function variantRows(
  { name, attributes, values }: Pick<VariantValues, 'name' | 'attributes' | 'values'>,
  product: Texts,
  context: RowContext,
  added: readonly string[],
): TranslationRow[] {
  const seo = { title: '', description: '' };
  const { general, attributes: others } = translationRows(
    { name, slug: '', description: '', seo, attributes, values },
    context,
    added,
  );
  const [nameRow] = general;
  return [
    { ...nameRow, fallback: followingName(name, product, context) },
    ...others.map((row): TranslationRow => {
      if (row.source.trim() !== '') return row;
      const pair = findPair(product.attributes, row.attribute, context.codes);
      // Without a definition and an own name, the label is the code.
      const label =
        row.label === row.attribute ? (pair?.name ?? findName(context.codes, row.attribute) ?? row.label) : row.label;
      return { ...row, label, source: pair?.value ?? '', fallback: productText(product, row.attribute, context) };
    }),
  ];
}
