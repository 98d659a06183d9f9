import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { shopFieldNames, shopSchema } from '../../entities/catalog/shopSchema';
import { formMessages } from './formMessages';

/** What can be told about a catalog's fields before the server is asked; the rest it says itself. */
export const catalogSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z.object({
    name: z
      .string()
      .trim()
      .min(1, formatMessage(formMessages.nameMissing))
      .max(120, formatMessage(formMessages.nameTooLong)),
    code: z
      .string()
      .trim()
      .toLowerCase()
      .max(60, formatMessage(formMessages.codeTooLong))
      .regex(/^([a-z\d]+(-[a-z\d]+)*)?$/, formatMessage(formMessages.codeWrong)),
    description: z.string().trim(),
    channels: z.array(z.string()),
    locales: z.array(z.string()).min(1, formatMessage(formMessages.localesMissing)),
    currencies: z.array(z.string()).min(1, formatMessage(formMessages.currenciesMissing)),
    defaultLocale: z.string(),
    tags: z.array(z.string()),
    ...shopSchema({ formatMessage }).shape,
  });

/** The fields of a catalog in its form. */
export type CatalogValues = z.infer<ReturnType<typeof catalogSchema>>;

/** The fields whose messages the form can show. */
export const catalogFieldNames = [
  'name',
  'code',
  'description',
  'channels',
  'locales',
  'currencies',
  'defaultLocale',
  'tags',
  ...shopFieldNames,
] as const satisfies (keyof CatalogValues)[];

/** A new catalog: sold in a web shop, in English, for euros. */
export const newCatalogValues: CatalogValues = {
  name: '',
  code: '',
  description: '',
  channels: ['web'],
  locales: ['en'],
  currencies: ['EUR'],
  defaultLocale: 'en',
  tags: [],
  shopUrl: '',
  linkPattern: '',
  imageBaseUrl: '',
};
