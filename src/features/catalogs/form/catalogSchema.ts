import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { shopFieldNames, shopSchema } from '#entities/catalog/shopSchema';
import { formMessages } from './formMessages';

/** The most characters of a name. */
export const NAME_LENGTH = 120;

/** The most characters of a code. */
export const CODE_LENGTH = 60;

/** Client-side validation of the catalog fields. The server checks the rest. */
export function catalogSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, formatMessage(formMessages.nameMissing)),
        z.maxLength(NAME_LENGTH, formatMessage(formMessages.tooLong, { most: NAME_LENGTH })),
      ),
    code: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(CODE_LENGTH, formatMessage(formMessages.tooLong, { most: CODE_LENGTH })),
        z.regex(/^([a-z\d]+(-[a-z\d]+)*)?$/, formatMessage(formMessages.codeWrong)),
      ),
    description: z.string().check(z.trim()),
    channels: z.array(z.string()),
    locales: z.array(z.string()).check(z.minLength(1, formatMessage(formMessages.localesMissing))),
    currencies: z.array(z.string()).check(z.minLength(1, formatMessage(formMessages.currenciesMissing))),
    defaultLocale: z.string(),
    tags: z.array(z.string()),
    timeZone: z.string(),
    ...shopSchema({ formatMessage }).shape,
  });
}

/** The values of the catalog form. */
export type CatalogValues = z.infer<ReturnType<typeof catalogSchema>>;

/** The fields for which the form can show error messages, in the order of the form. */
export const catalogFieldNames = [
  'name',
  'currencies',
  'code',
  'channels',
  'description',
  'locales',
  'defaultLocale',
  'tags',
  'timeZone',
  ...shopFieldNames,
] as const satisfies (keyof CatalogValues)[];

/** Default values of a new catalog: sold in a web shop, in English, in euros. */
export const newCatalogValues: CatalogValues = {
  name: '',
  code: '',
  description: '',
  channels: ['web'],
  locales: ['en'],
  currencies: ['EUR'],
  defaultLocale: 'en',
  tags: [],
  timeZone: 'UTC',
  shopUrl: '',
  linkPattern: '',
  imageBaseUrl: '',
};
