import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useWatch } from 'react-hook-form';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useAttributeText } from '#entities/attribute/useAttributeText';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Picture } from '#ui/picture/Picture';
import { ReferencedProduct } from '../associations/ReferencedProduct';
import { useProductForm } from '../../core/useProductForm';
import { findDefinition } from './findDefinition';

const DescriptionPreview = lazy(() =>
  import('../description/DescriptionPreview').then((module) => ({ default: module.DescriptionPreview })),
);

/** The attributes of a product for readers, with labels and formats of their language. */
export function AttributeFacts({ definitions }: { definitions: readonly AttributeFormatFragment[] }) {
  const { locale } = useIntl();
  const { control } = useProductForm();
  const getText = useAttributeText();
  const attributes = useWatch({ control, name: 'attributes' });
  const show = (definition: AttributeFormatFragment | undefined, value: string): ReactNode => {
    switch (definition?.type) {
      case 'RICH_TEXT':
        return (
          <Suspense fallback={getText(definition, value)}>
            <DescriptionPreview html={value} />
          </Suspense>
        );
      case 'IMAGE':
        return <Picture url={value} name={attributeLabel(definition.labels, locale)} size={104} />;
      case 'PRODUCT_REFERENCE':
        return (
          <>
            <bdi>{value}</bdi> <ReferencedProduct sku={value} />
          </>
        );
      default:
        return <bdi>{definition ? getText(definition, value) : value}</bdi>;
    }
  };
  return (
    <KeyValueList
      items={attributes.map(({ name, value }) => {
        const definition = findDefinition(definitions, name);
        return {
          label: definition ? attributeLabel(definition.labels, locale) : name,
          value: show(definition, value),
        };
      })}
    />
  );
}
