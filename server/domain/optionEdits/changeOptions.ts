import { attributeCode } from '../../records/attributeCode';
import type { OptionTextRecord } from '../../records/optionEdits';
import type { AttributeRecord, ProductContent, ProductValueRecord, VariantContent } from '../../records/products';
import { say } from '../../records/sentence';
import type { BulkEditPart } from '../../types.generated';
import { getOptionKey } from '../../records/variantOptions';
import { attributesField } from '../productValues/values';
import { normalizeOption } from '../validation/options';
import { splitSelection } from '../validation/valueText';
import { mapVariants } from './mapVariants';
import { StepFailure } from './stepFailure';

/** Options of an attribute that change in products. */
export interface OptionsChange {
  /** Code of the attribute. */
  attribute: string;
  texts: readonly OptionTextRecord[];
  /** Whether a value can name several options. */
  isList: boolean;
}

/** Returns the function from the old value to the new one. Several options of one value become one only once. */
export function createReplace({ texts, isList }: Pick<OptionsChange, 'texts' | 'isList'>): (text: string) => string {
  const known = new Map(texts.map((one) => [one.text, one]));
  const find = (text: string) => known.get(normalizeOption(text));
  const replace = (text: string) => find(text)?.to ?? text;
  if (!isList) return replace;
  return (text) => {
    // An option can contain a comma, so the whole value is tried first.
    if (find(text)) return replace(text);
    const parts = splitSelection(text);
    if (!parts.some((part) => replace(part) !== part)) return text;
    const separator = /\s*[,;|\n]\s*/.exec(text)?.[0] ?? '';
    const others = new Map(parts.map((part) => [find(part)?.option ?? normalizeOption(part), replace(part)]));
    return [...others.values()].join(separator);
  };
}

/** Returns the rows after the edit; the same ones if it returns each row as it is. */
const mapRows = <Row>(rows: readonly Row[], edit: (row: Row) => Row): readonly Row[] => {
  const edited = rows.map(edit);
  return edited.every((row, at) => row === rows[at]) ? rows : edited;
};

/** Throws StepFailure if two variants that had different options now have the same ones. */
const assertDistinct = (before: readonly VariantContent[], after: readonly VariantContent[]): void => {
  const first = new Map<string, number>();
  after.forEach(({ sku, options }, at) => {
    if (options.length === 0) return;
    const key = getOptionKey(options);
    const other = first.get(key);
    if (other === undefined) first.set(key, at);
    else if (getOptionKey(before[other]!.options) !== getOptionKey(before[at]!.options)) {
      const words = options.map(({ name, value }) => `${name} ${value}`).join(', ');
      throw new StepFailure(
        say`The variants ${after[other]!.sku} and ${sku} would have the same options: ${words}. Remove one of them first.`,
      );
    }
  });
};

/** Returns the edit that changes options. It throws StepFailure where two variants would become equal. */
export function createOptionsEdit(change: OptionsChange, part: BulkEditPart) {
  const { attribute } = change;
  const replace = createReplace(change);
  const editPair = (pair: AttributeRecord): AttributeRecord => {
    if (attributeCode(pair.name) !== attribute) return pair;
    const value = replace(pair.value);
    return value === pair.value ? pair : { ...pair, value };
  };
  const editValue = (value: ProductValueRecord): ProductValueRecord => {
    if (value.attribute !== attribute) return value;
    const text = replace(value.text);
    return text === value.text ? value : { ...value, text };
  };
  const editOwner = <Owner extends Pick<VariantContent, 'attributes' | 'values'>>(owner: Owner): Owner => {
    const attributes = mapRows(owner.attributes ?? [], editPair);
    const values = mapRows(owner.values ?? [], editValue);
    const isSame = attributes === (owner.attributes ?? attributes) && values === (owner.values ?? values);
    if (isSame) return owner;
    return {
      ...owner,
      ...attributesField([...attributes]),
      ...(values.length > 0 && { values: [...values] }),
    };
  };
  const editVariant = <Variant extends VariantContent>(variant: Variant): Variant => {
    const edited = editOwner(variant);
    const options = mapRows(variant.options, editPair);
    return options === variant.options ? edited : { ...edited, options: [...options] };
  };
  return <Variant extends VariantContent>(product: ProductContent<Variant>): ProductContent<Variant> => {
    const edited = part === 'VARIANTS' ? product : editOwner(product);
    if (part === 'PRODUCTS') return edited;
    const whole = mapVariants(edited, editVariant);
    if (whole !== edited) assertDistinct(product.variants, whole.variants);
    return whole;
  };
}
