import type { IntlShape } from 'react-intl';
import { parseValuePath } from '#shared/valuePath';
import { labelInScope } from '#ui/valueName';

/** What a product should have. */
export interface RequirementText {
  label: string;
  /** The server's path of what is missing. */
  field: string;
}

/** The label of what a product should have, with the language if it is a translation. */
export function requirementLabel({ label, field }: RequirementText, intl: IntlShape): string {
  const value = parseValuePath(field);
  return value ? labelInScope(label, value, intl) : label;
}
