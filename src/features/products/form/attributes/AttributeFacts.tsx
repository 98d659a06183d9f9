import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useWatch } from 'react-hook-form';
import type { AttributeFormatFragment } from '../../../../entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '../../../../entities/attribute/attributeLabel';
import { useAttributeText } from '../../../../entities/attribute/useAttributeText';
import { KeyValueList } from '../../../../ui/layout/KeyValueList';
import { useProductForm } from '../useProductForm';
import { findDefinition } from './findDefinition';

const DescriptionPreview = lazy(() =>
  import('../../description/DescriptionPreview').then((module) => ({ default: module.DescriptionPreview })),
);

/** The attributes of a product for readers, with labels and formats of their language. */
export function AttributeFacts({ definitions }: { definitions: readonly AttributeFormatFragment[] }) {
  const { locale } = useIntl();
  const { control } = useProductForm();
  const getText = useAttributeText();
  const attributes = useWatch({ control, name: 'attributes' });
  return (
    <KeyValueList
      items={attributes.map(({ name, value }) => {
        const definition = findDefinition(definitions, name);
        return {
          label: definition ? attributeLabel(definition.labels, locale) : name,
          value:
            definition?.type === 'RICH_TEXT' ? (
              <Suspense fallback={getText(definition, value)}>
                <DescriptionPreview html={value} />
              </Suspense>
            ) : (
              <bdi>{definition ? getText(definition, value) : value}</bdi>
            ),
        };
      })}
    />
  );
}
