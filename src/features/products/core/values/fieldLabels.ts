import type { IntlShape, MessageDescriptor } from 'react-intl';
import { parseValuePath } from '#shared/valuePath';
import { parseVariantPath } from '#lib/variantPath';
import { fieldMessages } from '#ui/fieldMessages';
import { codesOnly } from '#ui/codeNames';
import { valueName } from '#ui/valueName';
import { formMessages } from '../formMessages';
import { mediaMessages } from '../messages/mediaMessages';
import { mergeMessages } from '../messages/mergeMessages';
import { offerFormMessages } from '../messages/offerFormMessages';
import { variantMessages } from '../messages/variantMessages';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  sku: formMessages.sku,
  name: formMessages.name,
  slug: formMessages.slug,
  description: formMessages.description,
  brand: formMessages.brand,
  gtin: formMessages.gtin,
  mpn: formMessages.mpn,
  status: formMessages.status,
  categories: formMessages.categories,
  attributes: formMessages.attributes,
  prices: formMessages.prices,
  media: mediaMessages.media,
  associations: fieldMessages.associations,
  'seo.title': formMessages.seoTitle,
  'seo.description': formMessages.seoDescription,
  externalReference: formMessages.externalReference,
  variants: mergeMessages.order,
  options: variantMessages.options,
  stock: variantMessages.stock,
  kind: offerFormMessages.kind,
  link: formMessages.link,
  externalUrl: offerFormMessages.externalUrl,
  buttonText: offerFormMessages.buttonText,
  family: formMessages.family,
  availability: offerFormMessages.availability,
  availableFrom: offerFormMessages.availableFrom,
};

/**
 * Returns the form's label for a field given by the server's path, for example `seo.title`,
 * `variants[MH01-XS].prices`, or `values[name,de]`.
 */
export function fieldLabel(path: string, intl: IntlShape, names = codesOnly): string {
  const { formatMessage } = intl;
  const variant = parseVariantPath(path);
  if (variant?.field === null) return formatMessage(variantMessages.variant, { sku: variant.sku });
  const own = variant?.field ?? path;
  const value = parseValuePath(own);
  const label = labels[own];
  const field = value ? valueName(value, intl, names) : label ? formatMessage(label) : path;
  if (!variant) return field;
  return formatMessage(mergeMessages.ofVariant, { sku: variant.sku, field });
}
