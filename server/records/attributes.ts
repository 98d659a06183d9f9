import type { AttributeType, GoogleAttribute, ImageType, UnitFamily } from '../types.generated';

/** The languages of labels: those of the app, with the one that is required first. */
export const LABEL_LOCALES = ['en', 'de', 'fr', 'pt'] as const;

/** A text in one of the label languages. */
export interface LocalizedTextRecord {
  locale: string;
  text: string;
}

/**
 * Limits of an attribute's values; null if there is none. Measurements are limited in the base unit of their family.
 */
export interface AttributeRulesRecord {
  min: number | null;
  max: number | null;
  decimals: number | null;
  maxLength: number | null;
  pattern: string | null;
  /** Empty if all units of the family can be used. */
  units: string[];
  /** The types of image files that can be used; absent for all. */
  allowedTypes?: ImageType[];
}

/** A value that can be selected. English is the first label. */
export interface AttributeOptionRecord {
  code: string;
  labels: LocalizedTextRecord[];
}

/** What decides how the values of an attribute are read and checked. */
export interface AttributeFormat {
  type: AttributeType;
  /** Null unless the type is MEASUREMENT. */
  unitFamily: UnitFamily | null;
  rules: AttributeRulesRecord;
  /** Empty unless the type is SELECT or MULTI_SELECT. */
  options: AttributeOptionRecord[];
}

/** The definition of the attributes whose name has the code, see `attributeCode`. */
export interface AttributeDefinitionRecord extends AttributeFormat {
  id: string;
  code: string;
  /** At least the English label, which is the first. */
  labels: LocalizedTextRecord[];
  /** Empty if none. */
  group: string;
  position: number;
  isLocalizable: boolean;
  /** Whether values can differ between channels; absent for as between languages. See `isChannelSpecific`. */
  isChannelSpecific?: boolean;
  /** Whether products and variants with the same value get an issue; absent if they don’t. */
  isUnique?: boolean;
  /**
   * Whether its values stay out of feeds, the shop, and public files; absent if its code decides, see `isInternalName`.
   */
  isInternal?: boolean;
  /** What its values are in Google feeds; absent or null if its name decides, see `findGoogleAttribute`. */
  googleAttribute?: GoogleAttribute | null;
  createdAt: string;
  updatedAt: string;
  /** Full name of the user. */
  updatedBy: string;
  /** When it was deleted; absent if it was not. */
  deletedAt?: string;
  /** Present for those of `SYSTEM_ATTRIBUTES`, which are never stored. */
  isSystem?: true;
  /** Path of the field that has the value; absent if it is among the product's attributes. */
  field?: string;
}

/** Whether the values of an attribute can differ between channels. */
export function isChannelSpecific(
  definition: Pick<AttributeDefinitionRecord, 'isLocalizable' | 'isChannelSpecific'>,
): boolean {
  return definition.isChannelSpecific ?? definition.isLocalizable;
}

/** The rules of an attribute without limits. */
export const NO_RULES: AttributeRulesRecord = {
  min: null,
  max: null,
  decimals: null,
  maxLength: null,
  pattern: null,
  units: [],
};

/** Returns the text in the language, or else in its general form, or else in English. */
export function getLabel(labels: readonly LocalizedTextRecord[], locale?: string | null): string {
  const find = (tag: string) => labels.find((label) => label.locale === tag)?.text;
  return (locale && (find(locale) ?? find(locale.split('-')[0]!))) || find(LABEL_LOCALES[0]) || labels[0]?.text || '';
}
