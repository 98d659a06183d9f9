import type { IntlShape } from 'react-intl';
import { parseValuePath } from '../../../lib/valuePath';
import { fieldMessages, isFieldName } from '../../../ui/fieldMessages';
import { labelInScope } from '../../../ui/valueName';
import { qualityMessages } from './qualityMessages';

/** What a product should have. An attribute has its name as the label. */
export interface RequirementText {
  code: string;
  label: string;
  /** The server's path of what is missing. */
  field: string;
}

/** The label of what a product should have, with the language if it is a translation. */
export function requirementLabel({ code, label, field }: RequirementText, intl: IntlShape): string {
  // The codes of fields have hyphens.
  const name = code.replace('-', '.');
  const own = code === 'identifier' ? qualityMessages.identifier : isFieldName(name) ? fieldMessages[name] : null;
  const text = own ? intl.formatMessage(own) : label;
  const value = parseValuePath(field);
  return value ? labelInScope(text, value, intl) : text;
}
