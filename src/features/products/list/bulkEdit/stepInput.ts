import type {
  AssociationsChangeInput,
  AssociationsStepInput,
  BulkEditFieldInput,
  BulkEditStepInput,
  CategoriesStepInput,
  ImageChoiceInput,
  ImagesChangeInput,
  PriceChangeInput,
  PriceRounding,
  StockChangeInput,
  ValueChangeInput,
} from '#graphql/types.generated';
import { getRoundings } from '#shared/priceRounding';
import { toInstant } from '../../sections/prices/salePrices';
import type { FieldValues, StepValues } from './stepValues';

/** Returns the number of a field, NaN if it has none. */
export function toNumber(text: string): number {
  return /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : NaN;
}

const toRounding = ({ currency, rounding }: { currency: string; rounding: PriceRounding }) =>
  getRoundings(currency).includes(rounding) ? rounding : 'CURRENCY';

const toField = ({ attribute, locale, channel }: FieldValues): BulkEditFieldInput => ({
  attribute,
  locale: locale || null,
  channel: channel || null,
});

const toPlace = ({ currency, channel }: { currency: string; channel: string }) => ({
  currency,
  channel: channel || null,
});

const toValueChange = ({ action, change }: StepValues['value']): ValueChangeInput => {
  switch (action) {
    case 'set':
      return { set: change.set };
    case 'addOptions':
      return { addOptions: change.addOptions };
    case 'removeOptions':
      return { removeOptions: change.removeOptions };
    case 'append':
      return { append: change.append };
    case 'prepend':
      return { prepend: change.prepend };
    case 'replace':
      return { replace: change.replace };
    case 'case':
      return { case: change.case };
    case 'add':
      return { add: toNumber(change.add) };
    case 'percent':
      return { percent: toNumber(change.percent) };
    case 'clear':
      return { clear: true };
  }
};

const toPriceChange = ({ action, change }: StepValues['price']): PriceChangeInput => {
  switch (action) {
    case 'set':
      return { set: toNumber(change.set) };
    case 'add':
      return { add: toNumber(change.add) };
    case 'percent':
      return { percent: toNumber(change.percent) };
    case 'copy': {
      const { part, rate } = change.copy;
      return { copy: { ...toPlace(change.copy), part, rate: rate.trim() === '' ? 1 : toNumber(rate) } };
    }
    case 'clear':
      return { clear: true };
  }
};

const toStockChange = ({ action, change }: StepValues['stock']): StockChangeInput => {
  if (action === 'clear') return { clear: true };
  return action === 'set' ? { set: toNumber(change.set) } : { add: toNumber(change.add) };
};

const toCategories = ({ action, ...changes }: StepValues['categories']): CategoriesStepInput => {
  switch (action) {
    case 'add':
      return { add: changes.add };
    case 'remove':
      return { remove: changes.remove };
    case 'set':
      return { set: changes.set };
    case 'move':
      return { move: changes.move };
  }
};

const toAssociationsChange = ({ action, change }: StepValues['associations']): AssociationsChangeInput => {
  switch (action) {
    case 'add':
      return { add: change.add };
    case 'remove':
      return { remove: change.remove };
    case 'set':
      return { set: change.set };
  }
};

const toAssociations = (step: StepValues['associations']): AssociationsStepInput => {
  const { type, action, quantity } = step;
  const isCounted = type === 'PART_OF' && action !== 'remove' && quantity.trim() !== '';
  return { type, change: toAssociationsChange(step), quantity: isCounted ? toNumber(quantity) : null };
};

const toImagesChange = ({ action, change, by, url, position }: StepValues['images']): ImagesChangeInput => {
  const choice: ImageChoiceInput = by === 'url' ? { url } : { position: toNumber(position) };
  const added = change.add.map((image) => ({ url: image.url, alt: image.alt }));
  switch (action) {
    case 'add':
      return { add: added };
    case 'addFirst':
      return { addFirst: added };
    case 'remove':
      return { remove: [choice] };
    case 'moveFirst':
      return { moveFirst: choice };
    case 'removeWithoutAlt':
      return { removeWithoutAlt: true };
    case 'removeDuplicates':
      return { removeDuplicates: true };
    case 'clear':
      return { clear: true };
  }
};

/** Returns the step for the gateway. Its numbers must be valid, see `findFaults`. */
export function toStepInput(step: StepValues): BulkEditStepInput {
  switch (step.kind) {
    case 'value': {
      const { field, part } = step.value;
      return { value: { field: toField(field), change: toValueChange(step.value), part } };
    }
    case 'copy': {
      const { from, to, onlyEmpty } = step.copy;
      return { copy: { from: toField(from), to: toField(to), onlyEmpty } };
    }
    case 'price': {
      const { part, of } = step.price;
      const change = toPriceChange(step.price);
      return { price: { ...toPlace(step.price), part, change, rounding: toRounding(step.price), of } };
    }
    case 'startSale': {
      const { percent, from, until } = step.startSale;
      return {
        startSale: {
          ...toPlace(step.startSale),
          percent: toNumber(percent),
          rounding: toRounding(step.startSale),
          from: toInstant(from, 'start', '') || null,
          until: toInstant(until, 'end', '') || null,
        },
      };
    }
    case 'endSale':
      return { endSale: toPlace(step.endSale) };
    case 'stock':
      return { stock: { change: toStockChange(step.stock) } };
    case 'categories':
      return { categories: toCategories(step.categories) };
    case 'associations':
      return { associations: toAssociations(step.associations) };
    case 'images':
      return { images: { change: toImagesChange(step.images), part: step.images.part } };
    case 'options':
      return { options: step.options };
    case 'productKind':
      return { kind: step.productKind };
    case 'family':
      return { family: { code: step.family.code || null } };
    case 'status':
      return { status: step.status };
  }
}

/** Whether two steps change the same. */
export function isSameStep(a: StepValues, b: StepValues): boolean {
  return JSON.stringify(toStepInput(a)) === JSON.stringify(toStepInput(b));
}
