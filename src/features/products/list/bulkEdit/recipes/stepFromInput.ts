import type {
  BulkEditFieldInput,
  BulkEditStepInput,
  InputMaybe,
  PriceChangeInput,
  StockChangeInput,
  ValueChangeInput,
} from '#graphql/types.generated';
import { toStepInput } from '../stepInput';
import type { RecipePartsFragment } from './Recipes.generated';
import { newStep, type FieldValues, type StepKind, type StepValues } from '../stepValues';

type Text = string | number | null | undefined;

const toText = (value: Text): string => (value === null || value === undefined ? '' : String(value));

/** The day of an instant in UTC, in which sales are entered. */
const toDay = (instant: Text) => toText(instant).slice(0, 10);

const toField = ({ attribute, locale, channel }: BulkEditFieldInput): FieldValues => ({
  attribute,
  locale: toText(locale),
  channel: toText(channel),
});

const toPlace = ({ currency, channel }: { currency: string; channel?: InputMaybe<string> }) => ({
  currency,
  channel: toText(channel),
});

const findAction = <Action extends string>(change: object, actions: readonly Action[], otherwise: Action): Action =>
  actions.find((action) => (change as Record<string, unknown>)[action] != null) ?? otherwise;

const toValueChange = (change: ValueChangeInput, empty: StepValues['value']): Partial<StepValues['value']> => {
  const action = findAction(
    change,
    ['set', 'addOptions', 'removeOptions', 'add', 'percent', 'append', 'prepend', 'replace', 'case'],
    'clear',
  );
  const { replace } = change;
  return {
    action,
    change: {
      set: toText(change.set),
      addOptions: [...(change.addOptions ?? [])],
      removeOptions: [...(change.removeOptions ?? [])],
      append: toText(change.append),
      prepend: toText(change.prepend),
      add: toText(change.add),
      percent: toText(change.percent),
      case: change.case ?? empty.change.case,
      replace: replace
        ? { ...replace, isPattern: replace.isPattern ?? false, isCaseSensitive: replace.isCaseSensitive ?? false }
        : empty.change.replace,
    },
  };
};

const toPriceChange = (change: PriceChangeInput, empty: StepValues['price']): Partial<StepValues['price']> => ({
  action: findAction<StepValues['price']['action']>(change, ['percent', 'add', 'set', 'copy'], 'clear'),
  change: {
    set: toText(change.set),
    add: toText(change.add),
    percent: toText(change.percent),
    copy: change.copy
      ? { ...toPlace(change.copy), part: change.copy.part ?? 'AMOUNT', rate: toText(change.copy.rate) }
      : empty.change.copy,
  },
});

const toStock = (change: StockChangeInput): StepValues['stock'] => ({
  action: findAction(change, ['set', 'add'], 'clear'),
  change: { set: toText(change.set), add: toText(change.add) },
});

const getKind = (input: BulkEditStepInput): StepKind => {
  const [given = 'status'] = Object.entries(input).flatMap(([key, value]) => (value === null ? [] : [key]));
  return given === 'kind' ? 'productKind' : (given as StepKind);
};

/** Returns the step of a recipe as it was entered. Prices are in the first of the catalog’s currencies elsewhere. */
function stepFromInput(input: BulkEditStepInput, currencies: readonly string[]): StepValues {
  const kind = getKind(input);
  const empty = newStep(kind, currencies);
  const { value, copy, price, startSale, endSale, stock, categories, associations, images, options } = input;
  if (value) {
    const { field, change, part } = value;
    const step = { ...empty.value, field: toField(field), ...toValueChange(change, empty.value) };
    return { ...empty, value: { ...step, part: part ?? 'PRODUCTS' } };
  }
  if (copy) {
    return {
      ...empty,
      copy: { from: toField(copy.from), to: toField(copy.to), onlyEmpty: copy.onlyEmpty ?? false },
    };
  }
  if (price) {
    const { part, change, rounding, of } = price;
    const step = { ...empty.price, ...toPlace(price), ...toPriceChange(change, empty.price) };
    return {
      ...empty,
      price: { ...step, part: part ?? 'AMOUNT', rounding: rounding ?? 'CURRENCY', of: of ?? 'BOTH' },
    };
  }
  if (startSale) {
    const { percent, rounding, from, until } = startSale;
    const period = { from: toDay(from), until: toDay(until) };
    const step = { ...toPlace(startSale), percent: toText(percent), rounding: rounding ?? 'CURRENCY', ...period };
    return { ...empty, startSale: step };
  }
  if (endSale) return { ...empty, endSale: toPlace(endSale) };
  if (stock) return { ...empty, stock: toStock(stock.change) };
  if (categories) {
    const { add, remove, set, move } = categories;
    const step: StepValues['categories'] = {
      action: findAction(categories, ['add', 'remove', 'move'], 'set'),
      add: [...(add ?? [])],
      remove: [...(remove ?? [])],
      set: [...(set ?? [])],
      move: move ?? empty.categories.move,
    };
    return { ...empty, categories: step };
  }
  if (associations) {
    const { type, change, quantity } = associations;
    const step: StepValues['associations'] = {
      type,
      action: findAction(change, ['add', 'remove'], 'set'),
      change: { add: [...(change.add ?? [])], remove: [...(change.remove ?? [])], set: [...(change.set ?? [])] },
      quantity: toText(quantity),
    };
    return { ...empty, associations: step };
  }
  if (images) {
    const { change, part } = images;
    const choice = change.moveFirst ?? change.remove?.[0];
    const added = change.add ?? change.addFirst ?? [];
    const step: StepValues['images'] = {
      action: findAction(
        change,
        ['add', 'addFirst', 'moveFirst', 'remove', 'removeWithoutAlt', 'removeDuplicates'],
        'clear',
      ),
      change: { add: added.map(({ url, alt }) => ({ url, alt: toText(alt), altTexts: {} })) },
      by: typeof choice?.url === 'string' ? 'url' : 'position',
      position: choice?.position == null ? empty.images.position : String(choice.position),
      url: toText(choice?.url),
      part: part ?? 'PRODUCTS',
    };
    return { ...empty, images: step };
  }
  if (options) {
    const { attribute, from, to, part } = options;
    return { ...empty, options: { attribute, from: [...from], to, part: part ?? 'BOTH' } };
  }
  if (input.family) return { ...empty, family: { code: toText(input.family.code) } };
  if (input.kind) return { ...empty, productKind: input.kind };
  return { ...empty, status: input.status ?? empty.status };
}

const isPartOf = (part: unknown, whole: unknown): boolean => {
  if (part === null || part === undefined) return true;
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.length === whole.length && part.every((one, at) => isPartOf(one, whole[at]));
  }
  // An amount can be a number or a text.
  if (typeof part !== 'object') return part === whole || Number(part) === Number(whole);
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, value]) => isPartOf(value, Reflect.get(whole, key)))
  );
};

/**
 * Returns the steps of a recipe as they were entered, and the number of the first one of which the form can’t show all;
 * null if there is none. The API allows more than the form: several images to remove, or times of a sale.
 */
export function readRecipe(
  recipe: Pick<RecipePartsFragment, 'steps'>,
  currencies: readonly string[],
): { steps: StepValues[]; hidden: number | null } {
  const inputs = recipe.steps as BulkEditStepInput[];
  const steps = inputs.map((step) => stepFromInput(step, currencies));
  const hidden = steps.findIndex((step, at) => !isPartOf(inputs[at], toStepInput(step)));
  return { steps, hidden: hidden === -1 ? null : hidden + 1 };
}
