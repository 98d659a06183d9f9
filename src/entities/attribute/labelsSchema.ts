import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { labelMessages } from './labelMessages';

/** Labels in a form, before any is required. */
export const optionalLabels = z.object({ en: z.string(), de: z.string(), fr: z.string(), pt: z.string() });

/** Client-side validation of the labels of a record: English is required. */
export function labelsSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const missing = formatMessage(labelMessages.labelMissing);
  return z.extend(optionalLabels, { en: z.string().check(z.refine((text) => text.trim() !== '', missing)) });
}
