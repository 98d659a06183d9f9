import { attributeCode, FIELD_CODES } from '../../records/attributeCode';
import type { CatalogRecord } from '../../records/catalogs';
import { labelValue } from '../../records/labelValue';
import type { ProductContent } from '../../records/products';
import { say, type Sentence } from '../../records/sentence';
import type { ProductInput } from '../../types.generated';
import { readExact } from '../bulkEdits/changeValues';
import type { ReadField } from '../bulkEdits/readFields';
import type { DomainContext } from '../context';
import { readValue, type ValueScope } from '../productValues/readValue';
import { valuePath } from '../productValues/values';
import { withOwnText } from '../productValues/withOwnText';
import { createValueCheck } from '../validation/checkValue';
import { unknownReference } from '../validation/productReferences';
import { withoutAbsent } from '../lists/withoutAbsent';
import type { ContentDraft } from '../products/contentDraft';
import type { CellField } from './cellField';
import { toScopedValues } from './scopedValues';
import { createVariantAttribute } from './variantField';

const PATHS: Readonly<Record<string, string>> = { 'seo-title': 'seo.title', 'seo-description': 'seo.description' };

const getOwnPath = ({ attributes }: ProductContent, attribute: string): string | null => {
  if (FIELD_CODES.has(attribute)) return PATHS[attribute] ?? attribute;
  const index = attributes.findIndex(({ name }) => attributeCode(name) === attribute);
  return index < 0 ? null : `attributes[${index}]`;
};

const toOwnInput = (product: ContentDraft, { attribute, name }: ReadField, text: string): ProductInput => {
  switch (attribute) {
    case 'name':
    case 'slug':
    case 'gtin':
    case 'mpn':
      return { [attribute]: text };
    default:
      return withOwnText(product, { attribute, name, text });
  }
};

/** Returns the scope without the parts in which the values of the attribute can't differ. */
const getScope = ({ definition, locale, channel }: ReadField): ValueScope => ({
  locale: definition?.isLocalizable === false ? null : locale,
  channel: definition?.isChannelSpecific === false ? null : channel,
});

/** Returns how an attribute is read and written, or a field of products that is one. */
export function createAttributeField(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  field: ReadField,
): CellField {
  const { attribute, definition } = field;
  const scope = getScope(field);
  const isOwn = scope.locale === null && scope.channel === null;
  const key = { attribute, ...withoutAbsent(scope) };
  const checkFormat = definition && createValueCheck(labelValue(definition.labels), definition);
  const findFault = async (text: string) => {
    const isUnknown =
      definition?.type === 'PRODUCT_REFERENCE' && !(await store.products.bySku(catalog.id, text.trim()));
    return isUnknown ? unknownReference(text, null) : (checkFormat?.(text) ?? null);
  };
  const variant = createVariantAttribute(field, scope);
  return {
    ...(variant && { variant }),
    read: (product) => readExact(product, { attribute, ...scope }),
    readInherited: (product) => (isOwn ? '' : (readValue(product, attribute, scope)?.text ?? '')),
    isReadOnly: () => false,
    getPath: (product) => (isOwn ? getOwnPath(product, attribute) : valuePath(key)),
    toInput: (product, text) => (isOwn ? toOwnInput(product, field, text) : toScopedValues(product, key, text)),
    check: async (text): Promise<Sentence | null> => {
      const fault = text === '' ? null : await findFault(text);
      return fault && say`${fault.message} ${fault.suggestedFix ?? ''}`;
    },
  };
}
