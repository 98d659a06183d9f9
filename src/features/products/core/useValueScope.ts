import type { ValueScope } from '#shared/valuePath';
import { urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import type { ProductFormCatalogFragment } from './ProductDetail.generated';

/** The parameters of the language and the sales channel in which a product is shown. */
export const scopeParams = { locale: urlText(), channel: urlText() };

/** The language and channel in which the product is shown, which are in the URL. */
export function useValueScope(catalog: ProductFormCatalogFragment | undefined) {
  const [chosen, select] = useUrlState(scopeParams);
  const { locales = [], channels = [], defaultLocale } = catalog ?? {};
  const isKnown = locales.includes(chosen.locale) && chosen.locale !== defaultLocale;
  const scope: ValueScope = {
    locale: isKnown ? chosen.locale : null,
    channel: channels.includes(chosen.channel) ? chosen.channel : null,
  };
  return { scope, isOwn: scope.locale === null && scope.channel === null, select };
}
