import type { LocalizedTextRecord } from './attributes';

/** An attribute of the products of a family. */
export interface FamilyAttributeRecord {
  /** Code of the definition. */
  code: string;
  isRequired: boolean;
  /** The sales channels that a required attribute is required in; empty for all of them. */
  requiredInChannels: string[];
}

/** A kind of product: the attributes that its products have. */
export interface FamilyRecord {
  id: string;
  code: string;
  /** At least the English label, which is the first. */
  labels: LocalizedTextRecord[];
  /** In display order. */
  attributes: FamilyAttributeRecord[];
  /** Codes of the attributes that tell the variants of a product apart. */
  variantAxes: string[];
  createdAt: string;
  updatedAt: string;
  /** Full name of the user. */
  updatedBy: string;
  /** When it was deleted; absent if it was not. */
  deletedAt?: string;
}

/** Maximum number of variant axes of a family. */
export const MAX_VARIANT_AXES = 3;
