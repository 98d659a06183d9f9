import type { IntlShape } from 'react-intl';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import type { ValueScope } from '#shared/valuePath';
import { findDefinition } from '../attributes/findDefinition';
import { formMessages } from '../../core/formMessages';
import type { ProductValues } from '../../core/values/productValues';
import type { InheritedText } from './inheritedText';
import { parseValueId } from '../../core/values/valueId';

/** A field or an attribute of a product or a variant that can be translated. */
export interface TranslationRow {
  /** Code of the attribute. */
  attribute: string;
  label: string;
  /** The own text. */
  source: string;
  form: 'line' | 'lines' | 'html';
  /** What is shown without any value; absent for the own text. */
  fallback?: InheritedText | null;
}

/** What rows depend on besides the texts. */
export interface RowContext {
  /** The codes of stored attributes by their names. New ones have a code once they are saved. */
  codes: ReadonlyMap<string, string>;
  scope: ValueScope;
  intl: Pick<IntlShape, 'formatMessage' | 'locale'>;
  definitions: readonly AttributeFormatFragment[];
}

/** Whether the attribute can have a value for exactly this language and this channel. */
export function canDiffer(
  { isLocalizable, isChannelSpecific }: AttributeFormatFragment,
  { locale, channel }: ValueScope,
): boolean {
  return (locale === null || isLocalizable) && (channel === null || isChannelSpecific);
}

type Texts = Pick<ProductValues, 'name' | 'slug' | 'description' | 'seo' | 'attributes' | 'values'>;

/**
 * Returns what can be translated, by section. The attributes with the codes `added` and
 * texts of others, which can be removed, come last.
 */
export function translationRows(
  { name, slug, description, seo, attributes, values }: Texts,
  { codes, scope, intl: { formatMessage, locale: userLocale }, definitions }: RowContext,
  added: readonly string[] = [],
): Record<'attributes' | 'seo', TranslationRow[]> & { general: [name: TranslationRow, ...others: TranslationRow[]] } {
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
  const general: [TranslationRow, ...TranslationRow[]] = [
    line('name', formatMessage(formMessages.name), name),
    line('slug', formatMessage(formMessages.slug), slug),
    { ...line('description', formatMessage(formMessages.description), description), form: 'html' as const },
  ];
  const search = [
    line('seo-title', formatMessage(formMessages.seoTitle), seo.title),
    { ...line('seo-description', formatMessage(formMessages.seoDescription), seo.description), form: 'lines' as const },
  ];
  const own = attributes.flatMap((attribute) => {
    const code = codes.get(attribute.name.trim());
    const definition = findDefinition(definitions, attribute.name);
    if (code === undefined || (definition && !canDiffer(definition, scope))) return [];
    return [value(code, definition, attribute.name, attribute.value)];
  });
  const known = new Set([...general, ...search, ...own].map(({ attribute }) => attribute));
  const stored = Object.keys(values)
    .map(parseValueId)
    .filter(({ locale, channel }) => locale === scope.locale && channel === scope.channel);
  // Added ones stay in their place when they get a text.
  const others = new Set([...added, ...stored.map(({ attribute }) => attribute)].filter((code) => !known.has(code)));
  return {
    general,
    attributes: [
      ...own,
      ...[...others].map((attribute) => {
        const definition = definitions.find(({ code }) => code === attribute);
        const source = attributes.find(({ name: one }) => codes.get(one.trim()) === attribute)?.value ?? '';
        return value(attribute, definition, attribute, source);
      }),
    ],
    seo: search,
  };
}
