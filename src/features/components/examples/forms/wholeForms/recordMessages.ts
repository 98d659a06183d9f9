import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { richTextMessages } from '#ui/richText/richTextMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the examples with whole forms. */
export const recordMessages = defineMessages({
  company: sharedMessages.company,
  email: nameMessages.email,
  country: sharedMessages.country,
  price: commonMessages.price,
  name: fieldMessages.name,
  username: commonMessages.username,
  nameMissing: sharedMessages.enterAName,
  emailWrong: sharedMessages.emailWrong,
  created: sharedMessages.nameCreated,
  offer: { id: 'formExamples.record.offer', defaultMessage: 'Offer' },
  line: { id: 'formExamples.record.line', defaultMessage: 'Line {number, number}' },
  item: { id: 'formExamples.record.item', defaultMessage: 'Item' },
  moveUp: { id: 'formExamples.record.moveUp', defaultMessage: 'Move line {number, number} up' },
  removeLine: { id: 'formExamples.record.removeLine', defaultMessage: 'Remove line {number, number}' },
  addLine: { id: 'formExamples.record.addLine', defaultMessage: 'Add line' },
  total: { id: 'formExamples.record.total', defaultMessage: 'Total of the offer' },
  note: { id: 'formExamples.record.note', defaultMessage: 'Delivery note' },
  street: sharedMessages.street,
  postalCode: sharedMessages.postalCode,
  city: sharedMessages.city,
  budget: { id: 'formExamples.record.budget', defaultMessage: 'Budget in EUR' },
  budgetWrong: {
    id: 'formExamples.record.budgetWrong',
    defaultMessage: 'Enter an amount or leave this blank. Example: 1500',
  },
  check: { id: 'formExamples.record.check', defaultMessage: 'Check form' },
  valid: { id: 'formExamples.record.valid', defaultMessage: 'The form for {name} is complete' },
  create: { id: 'formExamples.record.create', defaultMessage: 'Add user' },
  code: { id: 'formExamples.record.code', defaultMessage: 'Catalog code' },
  channels: { id: 'formExamples.record.channels', defaultMessage: 'Channels of the catalog' },
  channelMissing: sharedMessages.channelMissing,
  steps: { id: 'formExamples.record.steps', defaultMessage: 'Steps of the new catalog' },
  basics: { id: 'formExamples.record.basics', defaultMessage: 'Basics' },
  selling: { id: 'formExamples.record.selling', defaultMessage: 'Selling' },
  review: { id: 'formExamples.record.review', defaultMessage: 'Review' },
  next: { id: 'formExamples.record.next', defaultMessage: 'Next step' },
  back: { id: 'formExamples.record.back', defaultMessage: 'Previous step' },
  productText: { id: 'formExamples.record.productText', defaultMessage: 'Product text' },
  formatting: { id: 'formExamples.record.formatting', defaultMessage: 'Text formatting' },
  bold: { id: 'formExamples.record.bold', defaultMessage: 'Bold text' },
  italic: { id: 'formExamples.record.italic', defaultMessage: 'Italic text' },
  bulletList: richTextMessages.bulletList,
  asShown: { id: 'formExamples.record.asShown', defaultMessage: 'Text as shown' },
  finish: { id: 'formExamples.record.finish', defaultMessage: 'Finish' },
  ready: { id: 'formExamples.record.ready', defaultMessage: '{name} is ready' },
});
