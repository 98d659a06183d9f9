import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { commonMessages } from '../../../../ui/commonMessages';
import { fieldMessages } from '../../../../ui/fieldMessages';
import { targetMessages as messages } from './targetMessages';
import type { ImportTarget } from '../targets';

/** The labels of targets by their codes. Fields of variants have those of products. */
const labels: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    ...fieldMessages,
    images: fieldMessages.media,
    seoTitle: fieldMessages['seo.title'],
    seoDescription: fieldMessages['seo.description'],
    kind: messages.kind,
    backorders: messages.backorders,
    price: commonMessages.price,
    salePrice: messages.salePrice,
    compareAtPrice: messages.compareAtPrice,
    saleFrom: commonMessages.saleFrom,
    saleUntil: commonMessages.saleUntil,
    currency: messages.currency,
    prices: messages.prices,
    imageAlts: messages.imageAlts,
    values: messages.values,
    parent: messages.parent,
    rowType: messages.rowType,
    locale: messages.locale,
    channel: messages.channel,
  }),
);

/** The code of the product's field that a field of variants is like; undefined for other fields. */
const toField = (code: string): string | undefined => {
  if (code === 'options') return code;
  return code.startsWith('variant') ? code.charAt(7).toLowerCase() + code.slice(8) : undefined;
};

/** Returns the targets with labels in the user's language. One that the app does not know keeps the server's. */
export function useTargetLabels(targets: readonly ImportTarget[]): readonly ImportTarget[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      targets.map((target) => {
        const field = toField(target.code);
        const known = labels.get(field ?? target.code);
        if (!known) return target;
        const name = formatMessage(known);
        return { ...target, label: field === undefined ? name : formatMessage(messages.ofVariant, { field: name }) };
      }),
    [targets, formatMessage],
  );
}
