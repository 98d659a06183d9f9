import type { StepValues } from './stepValues';
import { toNumber } from './stepInput';
import { stepMessages as messages } from './stepMessages';

/** The path of a field in a step, and the message about what is missing or wrong there. */
export type Fault = readonly [path: string, message: (typeof messages)[keyof typeof messages]];

type Check = (text: string) => boolean;

const isText: Check = (text) => text !== '';
const isNumber: Check = (text) => Number.isFinite(toNumber(text));
const isNumberOrEmpty: Check = (text) => text.trim() === '' || isNumber(text);
const isWhole: Check = (text) => /^\s*-?\d+\s*$/.test(text);

const check = (isValid: boolean, ...fault: Fault): Fault[] => (isValid ? [] : [fault]);

const checkValue = ({ field, action, change }: StepValues['value']): Fault[] => {
  const attribute = check(isText(field.attribute), 'value.field.attribute', messages.attributeMissing);
  switch (action) {
    case 'set':
      return [...attribute, ...check(isText(change.set.trim()), 'value.change.set', messages.valueMissing)];
    case 'addOptions':
    case 'removeOptions':
      return [...attribute, ...check(change[action].length > 0, `value.change.${action}`, messages.selectionMissing)];
    case 'append':
    case 'prepend':
      return [...attribute, ...check(isText(change[action]), `value.change.${action}`, messages.textMissing)];
    case 'replace':
      return [...attribute, ...check(isText(change.replace.find), 'value.change.replace.find', messages.findMissing)];
    case 'add':
      return [...attribute, ...check(isNumber(change.add), 'value.change.add', messages.amountMissing)];
    case 'percent':
      return [...attribute, ...check(isNumber(change.percent), 'value.change.percent', messages.percentMissing)];
    default:
      return attribute;
  }
};

const checkPrice = ({ action, change }: StepValues['price']): Fault[] => {
  switch (action) {
    case 'set':
    case 'add':
      return check(isNumber(change[action]), `price.change.${action}`, messages.amountMissing);
    case 'percent':
      return check(isNumber(change.percent), 'price.change.percent', messages.percentMissing);
    case 'copy':
      return check(isNumberOrEmpty(change.copy.rate), 'price.change.copy.rate', messages.rateWrong);
    default:
      return [];
  }
};

const checkCategories = ({ action, ...changes }: StepValues['categories']): Fault[] => {
  if (action === 'set') return [];
  if (action === 'move') {
    return (['from', 'to'] as const).flatMap((end) =>
      check(isText(changes.move[end]), `categories.move.${end}`, messages.categoryMissing),
    );
  }
  return check(changes[action].length > 0, `categories.${action}`, messages.categoryMissing);
};

const checkAssociations = ({ type, action, change, quantity }: StepValues['associations']): Fault[] => {
  const isCounted = type === 'PART_OF' && action !== 'remove';
  return [
    ...check(action === 'set' || change[action].length > 0, `associations.change.${action}`, messages.productMissing),
    ...check(!isCounted || quantity.trim() === '' || isWhole(quantity), 'associations.quantity', messages.wholeMissing),
  ];
};

const checkImages = ({ action, change, by, position, url }: StepValues['images']): Fault[] => {
  switch (action) {
    case 'add':
    case 'addFirst':
      return check(change.add.length > 0, 'images.change.add', messages.imageMissing);
    case 'moveFirst':
    case 'remove':
      return by === 'url'
        ? check(isText(url.trim()), 'images.url', messages.urlMissing)
        : check(isWhole(position) && toNumber(position) !== 0, 'images.position', messages.positionMissing);
    default:
      return [];
  }
};

const checkOptions = ({ attribute, from, to }: StepValues['options']): Fault[] => [
  ...check(isText(attribute), 'options.attribute', messages.attributeMissing),
  ...check(attribute === '' || from.length > 0, 'options.from', messages.optionMissing),
  ...check(attribute === '' || isText(to.trim()), 'options.to', messages.newOptionMissing),
];

/** Returns what is missing or wrong in a step, as far as the form knows. The gateway checks the rest. */
export function findFaults(step: StepValues): Fault[] {
  switch (step.kind) {
    case 'value':
      return checkValue(step.value);
    case 'copy':
      return (['from', 'to'] as const).flatMap((end) =>
        check(isText(step.copy[end].attribute), `copy.${end}.attribute`, messages.attributeMissing),
      );
    case 'price':
      return checkPrice(step.price);
    case 'startSale':
      return check(isNumber(step.startSale.percent), 'startSale.percent', messages.percentOffMissing);
    case 'stock': {
      const { action, change } = step.stock;
      if (action === 'clear') return [];
      return check(isWhole(change[action]), `stock.change.${action}`, messages.wholeMissing);
    }
    case 'categories':
      return checkCategories(step.categories);
    case 'associations':
      return checkAssociations(step.associations);
    case 'images':
      return checkImages(step.images);
    case 'options':
      return checkOptions(step.options);
    default:
      return [];
  }
}
