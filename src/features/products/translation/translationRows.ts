import type { IntlShape } from 'react-intl';
import type { AttributeFormatFragment } from '../../../entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '../../../entities/attribute/attributeLabel';
import type { ValueScope } from '../../../lib/valuePath';
import type { ProductContentFragment } from '../detail/ProductDetail.generated';
import { findDefinition } from '../form/attributes/findDefinition';
import { formMessages } from '../form/formMessages';
import type { ProductValues } from '../form/values/productValues';
import { parseValueId } from './valueId';

/** A field or an attribute of a product that can be translated. */
export interface TranslationRow {
  /** Code of the attribute. */
  attribute: string;
  label: string;
  /** The product's own text. */
  source: string;
  form: 'line' | 'lines' | 'html';
}

/** Whether the attribute can have a value for exactly this language and this channel. */
const canDiffer = (
  { isLocalizable, isChannelSpecific }: AttributeFormatFragment,
  { locale, channel }: ValueScope,
): boolean => (locale === null || isLocalizable) && (channel === null || isChannelSpecific);

type Texts = Pick<ProductValues, 'name' | 'slug' | 'description' | 'seo' | 'attributes' | 'values'>;

/** Returns what can be translated, by section. Texts of other attributes, which can be removed, come last. */
export function translationRows(
  { name, slug, description, seo, attributes, values }: Texts,
  stored: ProductContentFragment['attributes'],
  scope: ValueScope,
  { formatMessage, locale: userLocale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
  definitions: readonly AttributeFormatFragment[],
): Record<'general' | 'attributes' | 'seo', TranslationRow[]> {
  const line = (attribute: string, label: string, source: string): TranslationRow => ({
    attribute,
    label,
    source,
    form: 'line',
  });
  const value = (code: string, definition: AttributeFormatFragment | undefined, name: string, source: string) => ({
    ...line(code, definition ? attributeLabel(definition.labels, userLocale) : name, source),
    ...(definition?.type === 'RICH_TEXT' && { form: 'html' as const }),
  });
  const general = [
    line('name', formatMessage(formMessages.name), name),
    line('slug', formatMessage(formMessages.slug), slug),
    { ...line('description', formatMessage(formMessages.description), description), form: 'html' as const },
  ];
  const search = [
    line('seo-title', formatMessage(formMessages.seoTitle), seo.title),
    { ...line('seo-description', formatMessage(formMessages.seoDescription), seo.description), form: 'lines' as const },
  ];
  // New attributes have a code once they are saved.
  const codes = new Map(stored.map((attribute) => [attribute.name, attribute.code]));
  const own = attributes.flatMap((attribute) => {
    const code = codes.get(attribute.name.trim());
    const definition = findDefinition(definitions, attribute.name);
    if (code === undefined || (definition && !canDiffer(definition, scope))) return [];
    return [value(code, definition, attribute.name, attribute.value)];
  });
  const known = new Set([...general, ...search, ...own].map(({ attribute }) => attribute));
  const others = Object.keys(values)
    .map(parseValueId)
    .filter(({ attribute, locale, channel }) => {
      return !known.has(attribute) && locale === scope.locale && channel === scope.channel;
    });
  return {
    general,
    attributes: [
      ...own,
      ...others.map(({ attribute }) => {
        const definition = definitions.find(({ code }) => code === attribute);
        const source = attributes.find(({ name: one }) => codes.get(one.trim()) === attribute)?.value ?? '';
        return value(attribute, definition, attribute, source);
      }),
    ],
    seo: search,
  };
}
