import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { shopMessages } from './shopMessages';

const isUrl = (text: string) => text === '' || (/^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text));

/** Client-side validation of the shop fields; unset fields are empty strings. */
export function shopSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const url = z.string().check(z.trim(), z.refine(isUrl, formatMessage(shopMessages.wrongUrl)));
  return z.object({ shopUrl: url, linkPattern: z.string().check(z.trim()), imageBaseUrl: url });
}

/** The form values of the shop fields. */
export type ShopValues = z.infer<ReturnType<typeof shopSchema>>;

/** The fields as the server takes them: null removes a value. */
export function toShopInput({ shopUrl, linkPattern, imageBaseUrl }: ShopValues) {
  return {
    shopUrl: shopUrl || null,
    linkPattern: linkPattern || null,
    imageBaseUrl: imageBaseUrl || null,
  };
}

/** The names of the shop fields. */
export const shopFieldNames = ['shopUrl', 'linkPattern', 'imageBaseUrl'] as const satisfies (keyof ShopValues)[];
