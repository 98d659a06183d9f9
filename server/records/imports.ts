import type {
  AssumptionKind,
  AttributeType,
  DateFormatOrder,
  EmptyCells,
  ErrorPolicy,
  FileFormat,
  ImportWrite,
  JobType,
  LayoutCode,
  MissingProducts,
  ProductMatch,
  NotAppliedReason,
  TransformType,
  UnitFamily,
} from '../types.generated';
import type { LocalizedTextRecord } from './attributes';

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
  /** Whether someone decided to leave the column out; absent with a target, and if no one did. */
  isLeftOut?: true;
}

/** How an import treats what the catalog has already. */
export interface ImportModesRecord {
  /** Absent for that of the layout. */
  emptyCells?: EmptyCells;
  /** Absent for CREATE_AND_UPDATE. */
  write?: ImportWrite;
  /** Absent for SKU. */
  matchBy?: ProductMatch;
  /** Absent for LEAVE. */
  missingProducts?: MissingProducts;
}

/**
 * What empty cells do in files of a layout. Only our own export writes every field, so that an empty cell means an
 * empty one.
 */
export function getLayoutEmptyCells(layout: LayoutCode): EmptyCells {
  return layout === 'CATALOG_MANAGER' ? 'CLEAR' : 'KEEP';
}

/** The modes with their defaults. */
export function getModes({
  layout,
  emptyCells = getLayoutEmptyCells(layout),
  write = 'CREATE_AND_UPDATE',
  matchBy = 'SKU',
  missingProducts = 'LEAVE',
}: ImportModesRecord & { layout: LayoutCode }): Required<ImportModesRecord> {
  return { emptyCells, write, matchBy, missingProducts };
}

export interface ImportPlanRecord extends ImportModesRecord {
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

/** Values of a file that are not among the options of their attribute. */
export interface NewOptionsRecord {
  attributeId: string;
  labels: LocalizedTextRecord[];
  /** Those that most products have. */
  options: { text: string; productCount: number }[];
  /** How many there are, listed or not. */
  optionCount: number;
}

/** What an import takes for granted because the file does not say it. */
export interface AssumptionRecord {
  kind: AssumptionKind;
  /** Null if there is none. */
  value: string | null;
  /** Some of the columns that it is about. */
  columns: string[];
}

/** A value that cannot be read, with the rows that have it. */
export interface UnreadValueRecord {
  text: string;
  rowCount: number;
  /** The first row. */
  rowNumber: number;
}

/** A column of a file that says something about money or about what is published and that is not applied. */
export interface NotAppliedRecord {
  column: string;
  /** The target that its header means; null if no field can hold its values. */
  target: string | null;
  reason: NotAppliedReason;
  /** Rows with a value. */
  rowCount: number;
  /** Rows with a value that cannot be read as one of the target. */
  unreadCount: number;
  /** Some of these values. */
  unread: UnreadValueRecord[];
  /** Whether it waits for a decision. */
  isOpen: boolean;
  /** The unit that its numbers probably are in; absent if nothing tells. */
  suggestedUnit?: string | null;
  /** The orders in which its unclear dates can be read; absent for other reasons. */
  dateOrders?: DateFormatOrder[];
}

/** SKUs and references of a file that the catalog only has in another form. */
export interface ChangedKeysRecord {
  count: number;
  /** The first of them, with those of the catalog. */
  examples: { text: string; stored: string[] }[];
}

export interface ImportSummaryRecord extends ImportModesRecord {
  layout: LayoutCode;
  format: FileFormat;
  rows: number;
  products: number;
  variants: number;
  categories: number;
  errorPolicy: ErrorPolicy;
  /** Absent if there are none. */
  notApplied?: NotAppliedRecord[];
  /** Absent if there are none. */
  newAttributes?: NewAttributeRecord[];
  assumptions: AssumptionRecord[];
  /** Of a dry run; absent if there are none. */
  newOptions?: NewOptionsRecord[];
  /** Absent if there are none. */
  changedKeys?: ChangedKeysRecord;
  /** How many products that the file doesn't have the import changes; absent if there are none. */
  missingCount?: number;
}

export interface JobProfileRecord extends ImportModesRecord {
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
