import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { isObject } from '#lib/isObject';
import type { PriceRangeTextFragment } from '#entities/product/PriceRangeText.generated';
import { PriceRange } from '#ui/PriceRange';
import { useProvidedNames } from '#ui/codeNames';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Picture } from '#ui/picture/Picture';
import { valueName } from '#ui/valueName';
import { fieldLines } from '#entities/product/fieldLines';
import { fieldLabel } from '#entities/product/fieldPath';
import { FieldValue } from '#entities/product/FieldValue';
import { PublishedVariants } from './PublishedVariants';
import { versionMessages } from './versionMessages';

const useStyles = makeStyles({ heading: { ...typographyStyles.subtitle2, margin: 0 } });

/** The fields of a product in display order. */
const fields = [
  'sku',
  'status',
  'kind',
  'link',
  'externalUrl',
  'buttonText',
  'family',
  'availability',
  'availableFrom',
  'stock',
  'brand',
  'description',
  'categories',
  'prices',
  'attributes',
  'gtin',
  'mpn',
  'slug',
  'externalReference',
  'media',
  'associations',
  'seo.title',
  'seo.description',
];

const valueAt = (content: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isObject(value) ? value[name] : undefined), content);

const textAt = (content: unknown, name: string): string | null => {
  const text = valueAt(content, name);
  return typeof text === 'string' ? text : null;
};

export interface PublishedContentProps {
  /** The product's content as returned by the server. */
  content: unknown;
  name: string;
  thumbnail: string | null;
  priceRange: PriceRangeTextFragment | null;
}

/** The content of a product by field, followed by its variants. Empty fields are omitted. */
export function PublishedContent({ content, name, thumbnail, priceRange }: PublishedContentProps) {
  const intl = useIntl();
  const names = useProvidedNames();
  const styles = useStyles();
  const items = fields.flatMap((field) => {
    // A group without a price costs from the cheapest of its parts.
    if (field === 'prices' && priceRange?.isOfParts) {
      return [{ label: fieldLabel(field, intl), value: <PriceRange {...priceRange} /> }];
    }
    const lines = fieldLines(field, valueAt(content, field), intl, names);
    return lines.length === 0 ? [] : [{ label: fieldLabel(field, intl), value: <FieldValue lines={lines} /> }];
  });
  const values = valueAt(content, 'values');
  const translations = (Array.isArray(values) ? values : []).map((value) => {
    const [attribute, locale, channel] = ['attribute', 'locale', 'channel'].map((name) => textAt(value, name));
    const key = { attribute: attribute ?? '', locale: locale ?? null, channel: channel ?? null };
    return {
      label: valueName(key, intl, names),
      value: <FieldValue lines={fieldLines(key.attribute, valueAt(value, 'text'), intl, names)} />,
    };
  });
  const variants = valueAt(content, 'variants');
  return (
    <>
      <Picture url={thumbnail} name={name} size={160} />
      <KeyValueList items={[...items, ...translations]} />
      {Array.isArray(variants) && variants.length > 0 && (
        <>
          <h3 className={styles.heading}>{intl.formatMessage(versionMessages.variants)}</h3>
          <PublishedVariants variants={variants} />
        </>
      )}
    </>
  );
}
