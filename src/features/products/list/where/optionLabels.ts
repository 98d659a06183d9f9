import type { IntlShape } from 'react-intl';
import { issueMessages } from '#entities/job/issues/issueMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { associationTypeMessages } from '#ui/text/associationTypeMessages';
import { isOfferName, offerMessages } from '#ui/text/offerMessages';
import { messages } from '../../messages';
import { publishedMessages } from './whereMessages';

const publishedStates = ['NEW', 'CHANGED', 'UNCHANGED', 'WITHDRAWN'] as const;

const isNameOf = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name);

const getMessage = (field: string, value: string) => {
  if (isOfferName(value)) return offerMessages[value];
  if (field === 'status' && isNameOf(messages, value)) return messages[value];
  if (field === 'severity' && isNameOf(issueMessages, value)) return issueMessages[value];
  if (field === 'association' && isNameOf(associationTypeMessages, value)) return associationTypeMessages[value];
  const state = publishedStates.find((one) => one === value);
  if (field === 'published' && state) return publishedMessages[state];
  if (field !== 'missing') return undefined;
  if (value === 'identifier') return fieldMessages.gtin;
  return isNameOf(fieldMessages, value) ? fieldMessages[value] : undefined;
};

/**
 * Returns a function that says what the value of a field is called. The server has labels only for what people named:
 * options, families, and attributes, of which `labels` has those of all fields.
 */
export function createOptionLabels(
  formatMessage: IntlShape['formatMessage'],
  labels: ReadonlyMap<string, string>,
): (field: string, value: string, label: string) => string {
  return (field, value, label) => {
    const message = field.startsWith('attribute:') ? undefined : getMessage(field, value);
    if (message) return formatMessage(message);
    return (field === 'missing' && (labels.get(`attribute:${value}`) ?? labels.get(value))) || label;
  };
}
