import { findDefinition } from '../attributes/findDefinition';
import type { ProductValues } from '../../core/values/productValues';
import type { FamilyChoiceFragment } from '#entities/family/FamilyChoices.generated';

type Attribute = FamilyChoiceFragment['attributes'][number]['attribute'];

/** What another family means for the fields of a product. */
export interface FamilyChange {
  /** Attributes that get a field. */
  shown: Attribute[];
  /** Attributes without a value that lose their field. */
  hidden: Attribute[];
  /** Attributes with a value that the new family does not have. */
  kept: Attribute[];
}

/** Returns what a change from one family to another means; undefined stands for no family. */
export function compareFamilies(
  from: FamilyChoiceFragment | undefined,
  to: FamilyChoiceFragment | undefined,
  attributes: ProductValues['attributes'],
): FamilyChange {
  // The fields of each product are always shown.
  const [before, after] = [from, to].map((family) =>
    (family?.attributes ?? []).map(({ attribute }) => attribute).filter(({ field }) => field === null),
  );
  const without = (some: Attribute[], others: Attribute[]) =>
    some.filter(({ code }) => !others.some((other) => other.code === code));
  const lost = without(before!, after!);
  const isFilled = (attribute: Attribute) =>
    attributes.some(({ name, value }) => value.trim() !== '' && findDefinition([attribute], name));
  const isStored = (attribute: Attribute) => attributes.some(({ name }) => findDefinition([attribute], name));
  return {
    shown: without(after!, before!).filter((attribute) => !isStored(attribute)),
    hidden: lost.filter((attribute) => !isFilled(attribute)),
    kept: lost.filter(isFilled),
  };
}
