import { RE2JS } from 're2js';
import type { BulkEditField, BulkEditStep, TextReplacement, ValueChange } from '../../records/bulkEdits';
import { findPair } from '../../records/attributeCode';
import { roundDecimal } from '../../records/decimals';
import type { ProductContent, VariantContent } from '../../records/products';
import { say } from '../../records/sentence';
import type { TextCase } from '../../types.generated';
import { withoutAbsent } from '../lists/withoutAbsent';
import { ownText } from '../productValues/readValue';
import { attributesField, isOfVariants, textsByPath, valuePath, valuesFromTexts } from '../productValues/values';
import { withOwnText } from '../productValues/withOwnText';
import { splitMeasurement } from '../validation/valueText';
import { mapVariants } from '../optionEdits/mapVariants';
import { createSelectionChange } from './changeSelection';
import { StepFailure } from '../optionEdits/stepFailure';

type Product<Variant extends VariantContent> = ProductContent<Variant>;
type ValueStep = Extract<BulkEditStep, { kind: 'value' }>;
type CopyStep = Extract<BulkEditStep, { kind: 'copy' }>;

/** Decimal places of a changed number that has no limit of its own. */
const DECIMALS = 6;

const isOwn = ({ locale, channel }: Pick<BulkEditField, 'locale' | 'channel'>) => locale === null && channel === null;

const toKey = ({ attribute, locale, channel }: Pick<BulkEditField, 'attribute' | 'locale' | 'channel'>) => ({
  attribute,
  ...withoutAbsent({ locale, channel }),
});

/** Returns the value in exactly this language and channel; empty if there is none. */
export function readExact(
  content: Parameters<typeof ownText>[0],
  field: Pick<BulkEditField, 'attribute' | 'locale' | 'channel'>,
): string {
  return isOwn(field)
    ? ownText(content, field.attribute)
    : (textsByPath(content.values).get(valuePath(toKey(field))) ?? '');
}

const withScoped = <Content extends Pick<ProductContent, 'values'>>(
  { values, ...content }: Content,
  field: BulkEditField,
  text: string,
) => {
  const texts = new Map<string, string | null>(textsByPath(values));
  return { ...content, ...valuesFromTexts(texts.set(valuePath(toKey(field)), text || null)) };
};

/** Without a name, there is nothing to show of a product, and without a slug, no page. */
const assertKept = ({ attribute, name }: BulkEditField, text: string) => {
  if (text === '' && (attribute === 'name' || attribute === 'slug')) {
    throw new StepFailure(say`${name} would be empty.`);
  }
};

const writeProduct = <Variant extends VariantContent>(
  product: Product<Variant>,
  field: BulkEditField,
  text: string,
): Product<Variant> => {
  if (!isOwn(field)) return withScoped(product, field, text);
  assertKept(field, text);
  const { attribute, name } = field;
  if (attribute === 'name' || attribute === 'slug') return { ...product, [attribute]: text };
  return { ...product, ...withOwnText(product, { attribute, name, text }) };
};

const writeVariant = <Variant extends VariantContent>(
  variant: Variant,
  field: BulkEditField,
  text: string,
): Variant => {
  if (!isOwn(field)) return withScoped(variant, field, text) as Variant;
  if (field.attribute === 'name') return { ...variant, name: text };
  const { attributes = [], ...others } = variant;
  const changed = withOwnText({ attributes, seo: { title: '', description: '' } }, { ...field, text });
  return { ...others, ...attributesField(changed.attributes) } as Variant;
};

const changeCase = (text: string, to: TextCase, locale: string): string => {
  switch (to) {
    case 'UPPER':
      return text.toLocaleUpperCase(locale);
    case 'LOWER':
      return text.toLocaleLowerCase(locale);
    case 'SENTENCE':
      return text.toLocaleLowerCase(locale).replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));
    case 'WORDS':
      return text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(locale));
  }
};

/** Returns the compiled pattern or text. Throws if RE2 can’t read the pattern. */
export function compileFind({ find, isPattern, isCaseSensitive }: Omit<TextReplacement, 'with'>): RE2JS {
  return RE2JS.compile(isPattern ? find : RE2JS.quote(find), isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
}

const createReplace = (change: TextReplacement, isHtml: boolean) => {
  const pattern = compileFind(change);
  const replacement = change.isPattern ? change.with : () => change.with;
  const replace = (text: string) => pattern.matcher(text).replaceAll(replacement);
  if (!isHtml) return replace;
  return (html: string) => html.replace(/(<[^>]*>)|[^<]+/g, (part, tag?: string) => tag ?? replace(part));
};

/** The text with its number changed; unchanged if it is none. */
const changeNumber = (text: string, { kind, amount, decimals }: Extract<ValueChange, { amount: number }>): string => {
  const parts = splitMeasurement(text);
  if (!parts) return text;
  const exact = kind === 'add' ? parts.amount + amount : (parts.amount * (100 + amount)) / 100;
  const number = String(roundDecimal(exact, decimals ?? DECIMALS));
  return parts.unit ? `${number} ${parts.unit}` : number;
};

/** Returns the function from the old value to the new one; empty texts are no values. */
const createChange = ({ change, field, isHtml }: ValueStep, defaultLocale: string): ((old: string) => string) => {
  const ofValue = (toNew: (old: string) => string) => (old: string) => (old === '' ? '' : toNew(old));
  switch (change.kind) {
    case 'set':
      return () => change.text;
    case 'clear':
      return () => '';
    case 'addOptions':
    case 'removeOptions': {
      const toNew = createSelectionChange(change);
      return isOwn(field) ? toNew : ofValue(toNew);
    }
    case 'append':
      return ofValue((old) => old + change.text);
    case 'prepend':
      return ofValue((old) => change.text + old);
    case 'replace':
      return ofValue(createReplace(change, isHtml));
    case 'case':
      return ofValue((old) => changeCase(old, change.to, field.locale ?? defaultLocale));
    case 'add':
    case 'percent':
      return ofValue((old) => changeNumber(old, change));
  }
};

/** Spaces at the ends come from what was added or removed there. */
const tidy = (text: string, isHtml: boolean) => (isHtml ? text : text.trim());

/** Returns the edit of a `value` step. It returns the same product if nothing changes, and throws StepFailure. */
export function createValueEdit(step: ValueStep, defaultLocale: string) {
  const { field, part, isHtml, change } = step;
  const toNew = createChange(step, defaultLocale);
  const ofVariants = part !== 'PRODUCTS' && isOfVariants(field.attribute);
  /** Whether variants get a value that they did not have. With BOTH, they have that of the product. */
  const isAdded = change.kind === 'set' && part === 'VARIANTS';
  const isOption = (variant: VariantContent) =>
    field.attribute !== 'name' && findPair(variant.options, field.attribute) !== undefined;

  const editVariant = <Variant extends VariantContent>(variant: Variant): Variant => {
    const old = readExact(variant, field);
    if (old === '' && (!isAdded || isOption(variant))) return variant;
    const next = tidy(toNew(old), isHtml);
    return next === old ? variant : writeVariant(variant, field, next);
  };

  return <Variant extends VariantContent>(product: Product<Variant>): Product<Variant> => {
    const old = readExact(product, field);
    const next = part === 'VARIANTS' ? old : tidy(toNew(old), isHtml);
    const edited = next === old ? product : writeProduct(product, field, next);
    return ofVariants ? mapVariants(edited, editVariant) : edited;
  };
}

/** Returns the edit of a `copy` step. */
export function createCopy({ from, to, onlyEmpty }: CopyStep) {
  return <Variant extends VariantContent>(product: Product<Variant>): Product<Variant> => {
    const text = readExact(product, from);
    const old = readExact(product, to);
    return text === '' || text === old || (onlyEmpty && old !== '') ? product : writeProduct(product, to, text);
  };
}
