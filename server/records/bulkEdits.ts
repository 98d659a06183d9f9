import type {
  AssociationType,
  BulkEditPart,
  PricePart,
  PriceRounding,
  ProductKind,
  ProductStatus,
  TextCase,
} from '../types.generated';
import type { AttributeOptionRecord } from './attributes';
import type { MediaRecord } from './products';

/** A value of products: null for the catalog's default language, and for all channels. */
export interface BulkEditField {
  /** Code of the attribute. */
  attribute: string;
  /** What products that lack the attribute call it. */
  name: string;
  locale: string | null;
  channel: string | null;
}

/** A regular expression, or a text to find, and what to put in its place. */
export interface TextReplacement {
  find: string;
  with: string;
  isPattern: boolean;
  isCaseSensitive: boolean;
}

/** How a value changes. */
export type ValueChange =
  | { kind: 'set'; text: string }
  | { kind: 'clear' }
  /** `known` has these options, and all that contain a separator. */
  | { kind: 'addOptions' | 'removeOptions'; texts: readonly string[]; known: readonly AttributeOptionRecord[] }
  | { kind: 'append' | 'prepend'; text: string }
  | ({ kind: 'replace' } & TextReplacement)
  | { kind: 'case'; to: TextCase }
  /** `decimals` are the most that the definition allows; null for any number. */
  | { kind: 'add' | 'percent'; amount: number; decimals: number | null };

/** What a price is for; null for all channels. */
export interface PricePlace {
  currency: string;
  channel: string | null;
}

/** How an amount changes. */
export type PriceChange =
  | { kind: 'set' | 'add' | 'percent'; amount: number }
  | { kind: 'clear' }
  | ({ kind: 'copy'; part: PricePart; rate: number } & PricePlace);

/** How a number of units changes. */
export type StockChange = { kind: 'set' | 'add'; units: number } | { kind: 'clear' };

/** How categories change. */
export type CategoriesChange =
  | { kind: 'add' | 'remove' | 'set'; paths: readonly string[] }
  | { kind: 'move'; from: string; to: string };

/** One of the images: by its URL, or by its position from 1, or from the end if it is below zero. */
export type ImageChoice = { url: string } | { position: number };

/** How images change. */
export type ImagesChange =
  | { kind: 'add' | 'addFirst'; images: readonly MediaRecord[] }
  | { kind: 'remove'; images: readonly ImageChoice[] }
  | { kind: 'removeWithoutAlt' | 'removeDuplicates' | 'clear' }
  | { kind: 'moveFirst'; image: ImageChoice };

/** A step of a bulk edit, checked. */
export type BulkEditStep =
  /** `isHtml` if the value is HTML. */
  | { kind: 'value'; field: BulkEditField; isHtml: boolean; change: ValueChange; part: BulkEditPart }
  | { kind: 'copy'; from: BulkEditField; to: BulkEditField; onlyEmpty: boolean }
  | ({ kind: 'price'; part: PricePart; change: PriceChange; rounding: PriceRounding; of: BulkEditPart } & PricePlace)
  | ({
      kind: 'startSale';
      percent: number;
      rounding: PriceRounding;
      /** ISO instants. */
      from: string | null;
      until: string | null;
    } & PricePlace)
  | ({ kind: 'endSale' } & PricePlace)
  | { kind: 'stock'; change: StockChange }
  | { kind: 'categories'; change: CategoriesChange }
  | { kind: 'family'; code: string | null }
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'kind'; to: ProductKind }
  | {
      kind: 'options';
      /** Code of the attribute, and what it is called. */
      attribute: string;
      name: string;
      /** As `normalizeOption` returns them, with all texts that mean the same options. */
      from: readonly string[];
      to: string;
      /** Whether a value can name several options. */
      isList: boolean;
      part: BulkEditPart;
    }
  | { kind: 'images'; change: ImagesChange; part: BulkEditPart }
  | {
      kind: 'associations';
      type: AssociationType;
      change: { kind: 'add' | 'remove' | 'set'; skus: readonly string[] };
      /** Of a PART_OF that is not one piece. */
      quantity: number | null;
    };
