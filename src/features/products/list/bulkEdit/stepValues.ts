import type {
  AssociationType,
  BulkEditPart,
  PricePart,
  PriceRounding,
  ProductKind,
  ProductStatus,
  TextCase,
} from '#graphql/types.generated';
import type { PictureValues } from '../../core/values/productValues';

/** What a step can change. */
export const stepKinds = [
  'value',
  'copy',
  'price',
  'startSale',
  'endSale',
  'stock',
  'categories',
  'associations',
  'images',
  'options',
  'family',
  'productKind',
  'status',
] as const;

/** One of `stepKinds`. */
export type StepKind = (typeof stepKinds)[number];

/** How a value can change. */
export type ValueAction =
  | 'addOptions'
  | 'removeOptions'
  | 'set'
  | 'add'
  | 'percent'
  | 'append'
  | 'prepend'
  | 'replace'
  | 'case'
  | 'clear';

/** How a price can change. */
export const priceActions = ['percent', 'add', 'set', 'copy', 'clear'] as const;

/** How stock can change. */
export const stockActions = ['set', 'add', 'clear'] as const;

/** How categories can change. */
export const categoryActions = ['add', 'remove', 'move', 'set'] as const;

/** How associations can change. */
export const associationActions = ['add', 'remove', 'set'] as const;

/** How images can change. */
export const imageActions = [
  'add',
  'addFirst',
  'moveFirst',
  'remove',
  'removeWithoutAlt',
  'removeDuplicates',
  'clear',
] as const;

/** What an image is found by. */
export const imageFinders = ['position', 'url'] as const;

/** How letters can change. */
export const textCases = ['UPPER', 'LOWER', 'SENTENCE', 'WORDS'] as const satisfies readonly TextCase[];

/** Which amounts a price has. */
export const priceParts = ['AMOUNT', 'COMPARE_AT'] as const satisfies readonly PricePart[];

/** Which parts of products can change. */
export const editParts = ['PRODUCTS', 'VARIANTS', 'BOTH'] as const satisfies readonly BulkEditPart[];

/** A value of products. Empty for the default language and for all channels. */
export interface FieldValues {
  /** Code of the attribute; empty if none is selected. */
  attribute: string;
  locale: string;
  channel: string;
}

/** Where a price is. An empty channel means all channels. */
interface PlaceValues {
  currency: string;
  channel: string;
}

/**
 * A step in the form. It keeps what was entered for each kind, so that nothing is lost if the kind is changed and
 * changed back. Fields have the names that they have in the gateway, whose messages so are shown at them. Numbers are
 * texts with a decimal point, dates are days such as `2026-03-01`.
 */
export interface StepValues {
  kind: StepKind;
  value: {
    field: FieldValues;
    action: ValueAction;
    change: {
      set: string;
      addOptions: string[];
      removeOptions: string[];
      append: string;
      prepend: string;
      replace: { find: string; with: string; isPattern: boolean; isCaseSensitive: boolean };
      case: TextCase;
      add: string;
      percent: string;
    };
    part: BulkEditPart;
  };
  copy: { from: FieldValues; to: FieldValues; onlyEmpty: boolean };
  price: PlaceValues & {
    part: PricePart;
    action: (typeof priceActions)[number];
    change: { set: string; add: string; percent: string; copy: PlaceValues & { part: PricePart; rate: string } };
    rounding: PriceRounding;
    of: BulkEditPart;
  };
  startSale: PlaceValues & { percent: string; rounding: PriceRounding; from: string; until: string };
  endSale: PlaceValues;
  stock: { action: (typeof stockActions)[number]; change: { set: string; add: string } };
  categories: {
    action: (typeof categoryActions)[number];
    add: string[];
    remove: string[];
    set: string[];
    move: { from: string; to: string };
  };
  associations: {
    type: AssociationType;
    action: (typeof associationActions)[number];
    /** SKUs. */
    change: { add: string[]; remove: string[]; set: string[] };
    quantity: string;
  };
  images: {
    action: (typeof imageActions)[number];
    change: { add: PictureValues[] };
    /** The image to move or to remove. */
    by: (typeof imageFinders)[number];
    position: string;
    url: string;
    part: BulkEditPart;
  };
  options: { attribute: string; from: string[]; to: string; part: BulkEditPart };
  /** An empty code for no family. */
  family: { code: string };
  productKind: ProductKind;
  status: ProductStatus;
}

/** The form of a bulk edit. */
export interface BulkEditValues {
  steps: StepValues[];
}

/** The path of a step in the form. */
export type StepPath = `steps.${number}`;

const emptyField: FieldValues = { attribute: '', locale: '', channel: '' };

/** Returns a value step for an attribute. */
export function newValueStep(attribute: string, action: ValueAction): StepValues['value'] {
  return {
    field: { ...emptyField, attribute },
    action,
    change: {
      set: '',
      addOptions: [],
      removeOptions: [],
      append: '',
      prepend: '',
      replace: { find: '', with: '', isPattern: false, isCaseSensitive: false },
      case: 'UPPER',
      add: '',
      percent: '',
    },
    part: 'PRODUCTS',
  };
}

/** Returns a step about options of an attribute. */
export function newOptionsStep(attribute: string): StepValues['options'] {
  return { attribute, from: [], to: '', part: 'BOTH' };
}

/** Returns a step in which nothing is entered. Prices are in the first of the catalog’s currencies. */
export function newStep(kind: StepKind, currencies: readonly string[]): StepValues {
  const place: PlaceValues = { currency: currencies[0] ?? '', channel: '' };
  return {
    kind,
    value: newValueStep('', 'set'),
    copy: { from: emptyField, to: emptyField, onlyEmpty: false },
    price: {
      ...place,
      part: 'AMOUNT',
      action: 'percent',
      change: {
        set: '',
        add: '',
        percent: '',
        copy: { ...place, currency: currencies[1] ?? place.currency, part: 'AMOUNT', rate: '' },
      },
      rounding: 'CURRENCY',
      of: 'BOTH',
    },
    startSale: { ...place, percent: '', rounding: 'CURRENCY', from: '', until: '' },
    endSale: place,
    stock: { action: 'set', change: { set: '', add: '' } },
    categories: { action: 'add', add: [], remove: [], set: [], move: { from: '', to: '' } },
    associations: { type: 'RELATED', action: 'add', change: { add: [], remove: [], set: [] }, quantity: '' },
    images: { action: 'add', change: { add: [] }, by: 'position', position: '', url: '', part: 'PRODUCTS' },
    options: newOptionsStep(''),
    family: { code: '' },
    productKind: 'SIMPLE',
    status: 'ACTIVE',
  };
}

const getLeaves = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, part]) => getLeaves(part, `${path}.${key}`))
    : [path];

/** Returns the names of all fields of the steps, from top to bottom. */
export function getStepFields({ steps }: BulkEditValues): string[] {
  return steps.flatMap((step, place) => getLeaves(step[step.kind], `steps.${place}.${step.kind}`));
}
