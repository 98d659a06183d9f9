import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { columnMessages } from '../columns/columnMessages';
import { gridMessages } from '../../sections/variants/grid/gridMessages';
import { jobMessages } from '../../detail/jobs/jobMessages';

/** Messages for setting an attribute of many products. */
export const setAttributeMessages = defineMessages({
  title: {
    id: 'products.setAttribute.title',
    defaultMessage: 'Set an attribute for {count, plural, one {# product} other {# products}}',
  },
  attribute: { id: 'products.setAttribute.attribute', defaultMessage: 'Attribute to set' },
  selectAttribute: columnMessages.selectAttribute,
  attributeMissing: { id: 'products.setAttribute.attributeMissing', defaultMessage: 'Select an attribute.' },
  value: sharedMessages.value,
  valueHint: gridMessages.valueHint,
  submit: { id: 'products.setAttribute.submit', defaultMessage: 'Set attribute' },
  busy: jobMessages.settingStatus,
  done: {
    id: 'products.setAttribute.done',
    defaultMessage: '{count, plural, one {# product} other {# products}} changed',
  },
});
