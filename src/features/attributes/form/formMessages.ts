import { nameMessages } from '#ui/nameMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const formMessages = defineMessages({
  general: sharedMessages.general,
  codeStored: {
    id: 'attributes.form.codeStored',
    defaultMessage: 'Applies to all attributes of products whose name has this code.',
  },
  codeOfField: {
    id: 'attributes.form.codeOfField',
    defaultMessage: 'The code of this field in filters, families, and the API.',
  },
  unitFamily: { id: 'attributes.form.unitFamily', defaultMessage: 'Measures' },
  chooseUnitFamily: { id: 'attributes.form.chooseUnitFamily', defaultMessage: 'Select what it measures' },
  groupHint: {
    id: 'attributes.form.groupHint',
    defaultMessage: 'Related attributes have the same group. Example: Fabric',
  },
  position: { id: 'attributes.form.position', defaultMessage: 'Position' },
  positionHint: { id: 'attributes.form.positionHint', defaultMessage: 'Lower numbers come first in their group.' },
  isLocalizable: { id: 'attributes.form.isLocalizable', defaultMessage: 'Values differ between languages' },
  isChannelSpecific: { id: 'attributes.form.isChannelSpecific', defaultMessage: 'Values differ between channels' },
  isUnique: { id: 'attributes.form.isUnique', defaultMessage: 'Each product and variant has its own value' },
  isInternal: {
    id: 'attributes.form.isInternal',
    defaultMessage: 'Internal: not in feeds, the shop, and public files',
  },
  googleAttribute: { id: 'attributes.form.googleAttribute', defaultMessage: 'Google attribute' },
  googleAttributeHint: {
    id: 'attributes.form.googleAttributeHint',
    defaultMessage:
      'What the values are in Google feeds. Values of gender and age group are translated into Google’s words.',
  },
  googleAttributeByName: { id: 'attributes.form.googleAttributeByName', defaultMessage: 'By its name' },
  rules: nameMessages.rules,
  min: { id: 'attributes.form.min', defaultMessage: 'Minimum' },
  max: { id: 'attributes.form.max', defaultMessage: 'Maximum' },
  inBaseUnit: { id: 'attributes.form.inBaseUnit', defaultMessage: 'In {unit}' },
  decimals: { id: 'attributes.form.decimals', defaultMessage: 'Decimal places' },
  maxLength: { id: 'attributes.form.maxLength', defaultMessage: 'Maximum characters' },
  pattern: { id: 'attributes.form.pattern', defaultMessage: 'Pattern' },
  patternHint: {
    id: 'attributes.form.patternHint',
    defaultMessage: 'A regular expression for the whole value. Example: {example}',
  },
  units: { id: 'attributes.form.units', defaultMessage: 'Units' },
  unitsHint: { id: 'attributes.form.unitsHint', defaultMessage: 'Leave blank to allow all units.' },
  allowedTypes: { id: 'attributes.form.allowedTypes', defaultMessage: 'File types' },
  allowedTypesHint: { id: 'attributes.form.allowedTypesHint', defaultMessage: 'Leave blank to allow all types.' },
  numberWrong: { id: 'attributes.form.numberWrong', defaultMessage: 'Enter a number, or leave this blank.' },
  wholeWrong: sharedMessages.wholeNumberWrong,
  options: fieldMessages.options,
  optionIn: { id: 'attributes.form.optionIn', defaultMessage: 'Option {number, number} in {language}' },
  addOption: { id: 'attributes.form.addOption', defaultMessage: 'New option' },
  removeOption: sharedMessages.remove,
  code: sharedMessages.code,
  codeOfOption: { id: 'attributes.form.codeOfOption', defaultMessage: 'Code of option {number, number}' },
  mergeOptions: { id: 'attributes.form.mergeOptions', defaultMessage: 'Merge options' },
  mergeText: {
    id: 'attributes.form.mergeText',
    defaultMessage: 'Products with these options get the one in their place when you save. You see how many first.',
  },
  mergeFrom: { id: 'attributes.form.mergeFrom', defaultMessage: 'Options to merge' },
  mergeFromMissing: sharedMessages.optionMissing,
  mergeInto: { id: 'attributes.form.mergeInto', defaultMessage: 'Into' },
  mergeIntoMissing: {
    id: 'attributes.form.mergeIntoMissing',
    defaultMessage: 'Select an option that isn’t merged itself.',
  },
  merged: { id: 'attributes.form.merged', defaultMessage: 'Merged when you save' },
  mergedInto: { id: 'attributes.form.mergedInto', defaultMessage: '{option} becomes {into}' },
  unmerge: { id: 'attributes.form.unmerge', defaultMessage: 'Don’t merge {name}' },
  unused: { id: 'attributes.form.unused', defaultMessage: 'No product has this attribute yet.' },
  revalidation: {
    id: 'attributes.form.revalidation',
    defaultMessage:
      'When you change the type, the rules, the options, or where values differ, a job checks the products of these catalogs again and updates their issues.',
  },
  create: { id: 'attributes.form.create', defaultMessage: 'Create attribute' },
  readOnly: { id: 'attributes.form.readOnly', defaultMessage: 'Only administrators can change attributes.' },
  systemReadOnly: {
    id: 'attributes.form.systemReadOnly',
    defaultMessage: 'This attribute is part of the system. You can’t change it.',
  },
  mismatchTitle: {
    id: 'attributes.mismatch.title',
    defaultMessage:
      '{count, plural, one {Save although # value doesn’t match?} other {Save although # values don’t match?}}',
  },
  mismatchText: {
    id: 'attributes.mismatch.text',
    defaultMessage:
      '{count, number} of {total, number} values don’t match the changed definition. They stay as they are, and are reported as issues of their products.',
  },
  mismatchMore: {
    id: 'attributes.mismatch.more',
    defaultMessage: '{count, plural, one {And # more value.} other {And # more values.}}',
  },
  mismatchOf: { id: 'attributes.mismatch.of', defaultMessage: '{product}: {value}' },
  optionsTitle: {
    id: 'attributes.mismatch.options',
    defaultMessage: 'Remove options that are in use?',
  },
  followTitle: {
    id: 'attributes.follow.title',
    defaultMessage:
      '{count, plural, =0 {Save the changed options?} one {Save and change # product?} other {Save and change # products?}}',
  },
  followText: {
    id: 'attributes.follow.text',
    defaultMessage:
      'Products, rules, views, and recipes with the changed options follow. A job for each catalog does this, and you can undo it. Published versions stay as they are.',
  },
  followCatalog: {
    id: 'attributes.follow.catalog',
    defaultMessage:
      '{catalog}: {count, plural, =0 {no products} one {# product} other {# products}}{conditions, plural, =0 {} one {, # rule, view, or recipe} other {, # rules, views, and recipes}}',
  },
  followArchived: {
    id: 'attributes.follow.archived',
    defaultMessage:
      '{catalog} is archived. {count, plural, one {# product keeps its value.} other {# products keep their values.}}',
  },
  followFailed: {
    id: 'attributes.follow.failed',
    defaultMessage:
      '{count, plural, one {# product stays as it is because two of its variants would have the same options.} other {# products stay as they are because two of their variants would have the same options.}}',
  },
  followSave: {
    id: 'attributes.follow.save',
    defaultMessage: '{count, plural, =0 {Save options} other {Save and change products}}',
  },
  saveAnyway: { id: 'attributes.mismatch.save', defaultMessage: 'Save anyway' },
  goneTitle: { id: 'attributes.gone.title', defaultMessage: 'Attribute not found' },
  goneText: { id: 'attributes.gone.text', defaultMessage: 'It may have been deleted.' },
  toList: { id: 'attributes.gone.toList', defaultMessage: 'View attributes' },
});
