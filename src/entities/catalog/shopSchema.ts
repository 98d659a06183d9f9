import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { shopMessages } from './shopMessages';

const isUrl = (text: string) => text === '' || (/^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text));

/** What can be told about the fields of the shop before the server is asked; empty where they are not set. */
export const shopSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) => {
  const url = z.string().trim().refine(isUrl, formatMessage(shopMessages.wrongUrl));
  return z.object({ shopUrl: url, linkPattern: z.string().trim(), imageBaseUrl: url });
};

/** The fields of the shop in a form. */
export type ShopValues = z.infer<ReturnType<typeof shopSchema>>;

/** Their names. */
export const shopFieldNames = ['shopUrl', 'linkPattern', 'imageBaseUrl'] as const satisfies (keyof ShopValues)[];
