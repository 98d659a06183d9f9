import type {
  AttributeType,
  ErrorPolicy,
  FileFormat,
  JobType,
  LayoutCode,
  TransformType,
  UnitFamily,
} from '../types.generated';

export interface TransformRecord {
  type: TransformType;
  argument: string | null;
  replacement: string | null;
}

/** How one source column is imported; a null target skips it. */
export interface ColumnMappingRecord {
  source: string;
  target: string | null;
  /** BCP 47 tag of its texts; absent for the catalog's default language. */
  locale?: string;
  /** The sales channel of its texts; absent for all of them. */
  channel?: string;
  transforms: TransformRecord[];
}

export interface ImportPlanRecord {
  fileId: string;
  layout: LayoutCode;
  mapping: ColumnMappingRecord[];
  errorPolicy: ErrorPolicy;
  profileId: string | null;
  /** ISO 4217 codes of currencies that the import adds to the catalog if missing; absent for none. */
  addCurrencies?: string[];
  /** BCP 47 tags of languages that the import adds to the catalog if missing; absent for none. */
  addLocales?: string[];
  /** Codes of sales channels that the import adds to the catalog if missing; absent for none. */
  addChannels?: string[];
  /** Whether it defines the channels that it adds and that have no definition; absent if it does not. */
  defineChannels?: boolean;
  /** Whether it defines the attributes of the file that have no definition; absent if it does not. */
  defineAttributes?: boolean;
}

/** An attribute that an import defines. */
export interface NewAttributeRecord {
  /** Of the definition; null in a dry run. */
  id: string | null;
  code: string;
  name: string;
  type: AttributeType;
  unitFamily: UnitFamily | null;
  options: number;
  isLocalizable: boolean;
}

export interface ImportSummaryRecord {
  layout: LayoutCode;
  format: FileFormat;
  rows: number;
  products: number;
  variants: number;
  categories: number;
  errorPolicy: ErrorPolicy;
  /** Absent if there are none. */
  newAttributes?: NewAttributeRecord[];
}

export interface JobProfileRecord {
  id: string;
  code: string;
  name: string;
  type: JobType;
  format: FileFormat;
  layout: LayoutCode;
  mapping: ColumnMappingRecord[];
  errorPolicy: ErrorPolicy;
  updatedAt: string;
}
