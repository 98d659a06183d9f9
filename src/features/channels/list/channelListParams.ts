import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';

const sorts = ['LABEL', 'CATALOGS'] as const;

/** The URL parameters of the list. */
export const channelListParams = {
  ...urlLongPage,
  q: urlText(),
  sort: urlChoice(sorts, 'LABEL'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
  /** Code of the channel in the dialog that asks before it is deleted. */
  remove: urlText(),
};
