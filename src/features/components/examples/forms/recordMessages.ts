import { commonMessages } from '../../../../ui/commonMessages';
import { fieldMessages } from '../../../../ui/fieldMessages';
import { nameMessages } from '../../../../ui/nameMessages';
import { defineMessages } from '../../../../i18n/defineMessages';

/** Messages of the examples with whole forms. */
export const recordMessages = defineMessages({
  company: commonMessages.company,
  email: nameMessages.email,
  country: commonMessages.country,
  price: commonMessages.price,
  name: fieldMessages.name,
  username: commonMessages.username,
  nameMissing: commonMessages.enterAName,
  emailWrong: commonMessages.emailWrong,
  created: commonMessages.nameCreated,
  offer: { id: 'formExamples.record.offer', defaultMessage: 'Offer' },
  line: { id: 'formExamples.record.line', defaultMessage: 'Line {number, number}' },
  item: { id: 'formExamples.record.item', defaultMessage: 'Item' },
  moveUp: { id: 'formExamples.record.moveUp', defaultMessage: 'Move line {number, number} up' },
  removeLine: { id: 'formExamples.record.removeLine', defaultMessage: 'Remove line {number, number}' },
  addLine: { id: 'formExamples.record.addLine', defaultMessage: 'Add line' },
  total: { id: 'formExamples.record.total', defaultMessage: 'Total of the offer' },
  note: { id: 'formExamples.record.note', defaultMessage: 'Delivery note' },
  street: { id: 'formExamples.record.street', defaultMessage: 'Street and number' },
  postalCode: { id: 'formExamples.record.postalCode', defaultMessage: 'Postal code' },
  city: { id: 'formExamples.record.city', defaultMessage: 'City' },
  budget: { id: 'formExamples.record.budget', defaultMessage: 'Budget in EUR' },
  budgetWrong: {
    id: 'formExamples.record.budgetWrong',
    defaultMessage: 'Enter an amount or leave this blank. Example: 1500',
  },
  check: { id: 'formExamples.record.check', defaultMessage: 'Check form' },
  valid: { id: 'formExamples.record.valid', defaultMessage: 'The form of {name} is complete' },
  create: { id: 'formExamples.record.create', defaultMessage: 'Add user' },
  code: { id: 'formExamples.record.code', defaultMessage: 'Catalog code' },
  channels: { id: 'formExamples.record.channels', defaultMessage: 'Channels of the catalog' },
  channelMissing: { id: 'formExamples.record.channelMissing', defaultMessage: 'Select at least one channel.' },
  steps: { id: 'formExamples.record.steps', defaultMessage: 'Steps of the new catalog' },
  stepDone: { id: 'formExamples.record.stepDone', defaultMessage: '{step} (done)' },
  basics: { id: 'formExamples.record.basics', defaultMessage: 'Basics' },
  selling: { id: 'formExamples.record.selling', defaultMessage: 'Selling' },
  review: { id: 'formExamples.record.review', defaultMessage: 'Review' },
  next: { id: 'formExamples.record.next', defaultMessage: 'Next step' },
  back: { id: 'formExamples.record.back', defaultMessage: 'Previous step' },
  finish: { id: 'formExamples.record.finish', defaultMessage: 'Finish' },
  ready: { id: 'formExamples.record.ready', defaultMessage: '{name} is ready' },
});
