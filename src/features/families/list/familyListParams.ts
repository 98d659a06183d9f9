import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';

const sorts = ['LABEL', 'ATTRIBUTES', 'PRODUCTS'] as const;

/** The URL parameters of the list. */
export const familyListParams = {
  ...urlLongPage,
  q: urlText(),
  sort: urlChoice(sorts, 'LABEL'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
  /** ID of the family in the dialog that asks before it is deleted. */
  remove: urlText(),
};
