import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { labelsSchema } from '#entities/attribute/labelsSchema';
import { noLabels, toLabelInput, toLabelValues } from '#entities/attribute/labelValues';
import { shopSchema } from '#entities/catalog/shopSchema';
import type { CreateChannelInput } from '#graphql/types.generated';
import type { ChannelFormFragment } from './ChannelForm.generated';

/** Client-side validation of a channel. The server validates the rest. */
export function channelSchema(intl: Pick<IntlShape, 'formatMessage'>) {
  return z.object({
    labels: labelsSchema(intl),
    code: z.string(),
    locales: z.array(z.string()),
    currencies: z.array(z.string()),
    shopUrl: shopSchema(intl).shape.shopUrl,
    feedSettings: z.object({ locale: z.string(), currency: z.string(), isOnlyInStock: z.boolean() }),
  });
}

/** The form values of a channel. */
export type ChannelValues = z.infer<ReturnType<typeof channelSchema>>;

/** The form values of a new channel. */
export const newChannelValues: ChannelValues = {
  labels: noLabels,
  code: '',
  locales: [],
  currencies: [],
  shopUrl: '',
  feedSettings: { locale: '', currency: '', isOnlyInStock: false },
};

/** The form values of a stored channel, or of one that catalogs use without a definition. */
export function toFormValues(channel: ChannelFormFragment): ChannelValues {
  const { labels, code, locales, currencies, shopUrl, feedSettings } = channel;
  return {
    labels: toLabelValues(labels),
    code,
    locales: [...locales],
    currencies: [...currencies],
    shopUrl: shopUrl ?? '',
    feedSettings: {
      locale: feedSettings.locale ?? '',
      currency: feedSettings.currency ?? '',
      isOnlyInStock: feedSettings.isOnlyInStock,
    },
  };
}

/** The values in the server's format. */
export function toInput({ labels, code, shopUrl, ...others }: ChannelValues): CreateChannelInput {
  return { ...others, code: code.trim() || null, labels: toLabelInput(labels), shopUrl: shopUrl || null };
}
