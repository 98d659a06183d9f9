import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { labelMessages } from './labelMessages';

/** Labels in a form, before any is required. */
export const optionalLabels = z.object({ en: z.string(), de: z.string(), fr: z.string(), pt: z.string() });

/** Client-side validation of the labels of a record: English is required. */
export function labelsSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const missing = formatMessage(labelMessages.labelMissing);
  return optionalLabels.extend({ en: z.string().refine((text) => text.trim() !== '', missing) });
}
