import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const formMessages = defineMessages({
  codeStored: {
    id: 'families.form.codeStored',
    defaultMessage: 'Imports find the family by this code.',
  },
  attributes: fieldMessages.attributes,
  attributesEmpty: {
    id: 'families.form.attributesEmpty',
    defaultMessage: 'Add the attributes that products of this family have.',
  },
  addAttribute: sharedMessages.addAttribute,
  allAdded: {
    id: 'families.form.allAdded',
    defaultMessage: 'All defined attributes are in this family.',
  },
  requiredOf: { id: 'families.form.requiredOf', defaultMessage: 'Is {name} required?' },
  NOWHERE: { id: 'families.form.optional', defaultMessage: 'Optional' },
  EVERYWHERE: { id: 'families.form.required', defaultMessage: 'Required' },
  CHANNELS: { id: 'families.form.requiredInChannels', defaultMessage: 'Required in some channels' },
  channelsOf: { id: 'families.form.channelsOf', defaultMessage: 'Channels that require {name}' },
  channelsMissing: sharedMessages.channelMissing,
  moveUp: sharedMessages.moveUp,
  moveDown: sharedMessages.moveDown,
  remove: sharedMessages.remove,
  axes: fieldMessages.variants,
  axesText: {
    id: 'families.form.axesText',
    defaultMessage:
      'Select up to {max, number} attributes that tell the variants of a product apart. Examples: color, size',
  },
  axesEmpty: {
    id: 'families.form.axesEmpty',
    defaultMessage: 'Add an attribute of the type “Single select” to use it for variants.',
  },
  unused: { id: 'families.form.unused', defaultMessage: 'No product belongs to this family yet.' },
  revalidation: {
    id: 'families.form.revalidation',
    defaultMessage:
      'When you change what is required, a job checks the products of these catalogs again and updates their issues.',
  },
  create: { id: 'families.form.create', defaultMessage: 'Create family' },
  readOnly: { id: 'families.form.readOnly', defaultMessage: 'Only administrators can change families.' },
  goneTitle: { id: 'families.gone.title', defaultMessage: 'Family not found' },
  goneText: { id: 'families.gone.text', defaultMessage: 'It may have been deleted.' },
  toList: { id: 'families.gone.toList', defaultMessage: 'View families' },
});
