import { translateHref } from '#entities/catalog/translateHref';
import type { ProductListInput } from '#graphql/types.generated';
import { urlChoice, urlText, urlWhole } from '#routing/urlParams';
import type { UrlStateOf } from '#routing/useUrlState';

/**
 * The parameters of the page on which products are translated: the language that the source texts are in, empty for the
 * default language, which products it goes through, and the position of the shown one among them, from 1.
 */
export const queueParams = {
  from: urlText(),
  show: urlChoice(['untranslated', 'all'], 'untranslated'),
  at: urlWhole(1),
};

/** The state that these parameters have. */
export type QueueState = UrlStateOf<typeof queueParams>;

/** A language of a catalog. */
export interface Target {
  catalogId: string;
  locale: string;
}

/** Returns the products to go through, for the server. */
export function toQueueList({ catalogId, locale }: Target, { show }: Pick<QueueState, 'show'>): ProductListInput {
  return { catalogId, filter: show === 'all' ? {} : { untranslatedIn: locale }, sort: 'NAME', direction: 'ASC' };
}

/** Returns the URL of the page of a product, or of one of `queuePlaces`. */
export function queueHref(target: Target, productId: string, { from, show, at }: Partial<QueueState> = {}): string {
  return translateHref(target, productId, { from, show: show === 'all' ? show : null, at: at === 1 ? null : at });
}
