import type { AttributeType } from '#graphql/types.generated';
import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';
import type { UrlStateOf } from '#routing/useUrlState';

/** All types, in display order. */
export const attributeTypes = [
  'TEXT',
  'RICH_TEXT',
  'NUMBER',
  'MEASUREMENT',
  'BOOLEAN',
  'DATE',
  'SELECT',
  'MULTI_SELECT',
  'URL',
  'IMAGE',
  'PRODUCT_REFERENCE',
] as const satisfies AttributeType[];

/** Which attributes are listed; all if neither. */
export const origins = ['OWN', 'SYSTEM'] as const;

const sorts = ['POSITION', 'LABEL', 'TYPE', 'PRODUCTS'] as const;

export const attributeListParams = {
  ...urlLongPage,
  tab: urlChoice(['defined', 'undefined'] as const, 'defined'),
  q: urlText(),
  type: urlChoice(attributeTypes),
  group: urlText(),
  origin: urlChoice(origins),
  sort: urlChoice(sorts, 'POSITION'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
  /** ID of the attribute in the dialog that asks before it is deleted. */
  remove: urlText(),
};

export type AttributeListState = UrlStateOf<typeof attributeListParams>;

/** Its search and filters. */
export const filterNames = ['q', 'type', 'group', 'origin'] as const;
