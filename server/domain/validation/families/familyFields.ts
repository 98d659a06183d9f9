import {
  FIELD_REQUIREMENTS,
  hasGtin,
  requireField,
  requireTexts,
  type FamilyFields,
  type Requirement,
} from '../completeness';

/** Requirements of fields that products should have only one or all of, unless their family says otherwise. */
const PARTS: Readonly<Record<string, readonly Requirement[]>> = {
  identifier: [requireField('gtin', hasGtin), requireField('mpn', ({ mpn }) => Boolean(mpn))],
  seo: [
    requireTexts('seo-title', { 'seo-title': 'seo.title' }),
    requireTexts('seo-description', { 'seo-description': 'seo.description' }),
  ],
};

/** Those of every product that are not system attributes. */
const OTHERS: ReadonlySet<string> = new Set(['categories', 'attributes', 'prices']);

const FIELDS = new Map(
  FIELD_REQUIREMENTS.filter(({ code }) => !OTHERS.has(code))
    .flatMap((one) => PARTS[one.code] ?? one)
    .map((one) => [one.code, one]),
);

/** Whether every product should have the field with this code, unless its family says otherwise. */
export function isRequiredByDefault(code: string): boolean {
  return FIELDS.has(code);
}

/** Returns what remains of the requirement if the family lists these. */
const withoutListed = (one: Requirement, listed: ReadonlySet<string>): readonly Requirement[] => {
  const parts = PARTS[one.code];
  if (!parts) return FIELDS.has(one.code) && listed.has(one.code) ? [] : [one];
  const others = parts.filter(({ code }) => !listed.has(code));
  if (others.length === parts.length) return [one];
  // A GTIN and a part number replace each other, but the texts for search engines do not.
  return one.code === 'identifier' ? [] : others;
};

/** What families say about the fields of every product. */
export const FAMILY_FIELDS: FamilyFields = {
  withoutListed: (listed) => FIELD_REQUIREMENTS.flatMap((one) => withoutListed(one, listed)),
  find: (code) => FIELDS.get(code),
};
