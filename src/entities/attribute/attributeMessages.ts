import { commonMessages } from '#ui/commonMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Names of the types of attributes. */
export const typeNames = defineMessages({
  TEXT: { id: 'attributes.type.text', defaultMessage: 'Text' },
  RICH_TEXT: { id: 'attributes.type.richText', defaultMessage: 'Formatted text' },
  NUMBER: { id: 'attributes.type.number', defaultMessage: 'Number' },
  MEASUREMENT: { id: 'attributes.type.measurement', defaultMessage: 'Measurement' },
  BOOLEAN: { id: 'attributes.type.boolean', defaultMessage: 'Yes or no' },
  DATE: { id: 'attributes.type.date', defaultMessage: 'Date' },
  SELECT: { id: 'attributes.type.select', defaultMessage: 'Single select' },
  MULTI_SELECT: { id: 'attributes.type.multiSelect', defaultMessage: 'Multiple select' },
  URL: commonMessages.url,
  IMAGE: nameMessages.image,
  PRODUCT_REFERENCE: nameMessages.product,
});

/** Names of the attributes that every workspace has. */
export const systemMessages = defineMessages({
  one: { id: 'attributes.system.one', defaultMessage: 'System attribute' },
  all: { id: 'attributes.system.all', defaultMessage: 'System attributes' },
});

/** Names of what units measure. */
export const unitFamilyNames = defineMessages({
  LENGTH: { id: 'attributes.unit.length', defaultMessage: 'Length' },
  WEIGHT: sharedMessages.weight,
  VOLUME: { id: 'attributes.unit.volume', defaultMessage: 'Volume' },
  AREA: { id: 'attributes.unit.area', defaultMessage: 'Area' },
  POWER: { id: 'attributes.unit.power', defaultMessage: 'Power' },
  TEMPERATURE: { id: 'attributes.unit.temperature', defaultMessage: 'Temperature' },
});

/** Messages about the attributes that an import defines. */
export const newAttributeMessages = defineMessages({
  newAttributes: { id: 'attributes.new.heading', defaultMessage: 'New attributes' },
  type: {
    id: 'attributes.new.type',
    defaultMessage: '({type}{count, plural, =0 {} one {, # option} other {, # options}})',
  },
  more: { id: 'attributes.new.more', defaultMessage: 'and {count, plural, one {# other} other {# others}}' },
});
