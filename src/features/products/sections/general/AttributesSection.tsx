import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useAreDefinitionsLoading } from '#entities/attribute/useAreDefinitionsLoading';
import { useAttributeChoices } from '#entities/attribute/useAttributeChoices';
import { useIsReadOnly } from '../../core/readOnly';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { DefinedValueField } from '../attributes/DefinedValueField';
import { findDefinition } from '../attributes/findDefinition';
import { FamilyAttributes } from '../family/FamilyAttributes';
import { familyMessages } from '../family/familyMessages';
import { useFamilyRows } from '../family/useFamilyRows';
import { PairsField } from '../../core/fields/PairsField';
import { formMessages as messages } from '../../core/formMessages';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';

const AttributeFacts = lazy(() =>
  import('../attributes/AttributeFacts').then((module) => ({ default: module.AttributeFacts })),
);

/** The height of an attribute with its gap, in pixels. */
const rowHeight = 40;

export interface AttributesSectionProps {
  /** The sales channels of the catalog. */
  channels: readonly string[];
}

/**
 * Named values that describe the product: those of its family first, then all others. Defined attributes have a control
 * for their type, others are texts.
 */
export function AttributesSection({ channels }: AttributesSectionProps) {
  const { formatMessage, locale } = useIntl();
  const form = useFormStyles();
  const { control } = useProductForm();
  const isReadOnly = useIsReadOnly();
  const definitions = useAttributeChoices();
  // More pages than one are read again from the cache, which takes a moment.
  const isLoading = useAreDefinitionsLoading();
  const attributes = useWatch({ control, name: 'attributes' });
  const familyRows = useFamilyRows(definitions, channels);
  const familyDefinitions = new Set(familyRows.map(({ definition }) => definition));
  const used = new Set(attributes.map(({ name }) => findDefinition(definitions, name)));
  const unused = definitions.filter((definition) => !used.has(definition) && !familyDefinitions.has(definition));
  if (isLoading) {
    return (
      <Panel heading={formatMessage(messages.attributes)}>
        <Placeholder height={Math.max(attributes.length, 1) * rowHeight} />
      </Panel>
    );
  }
  if (isReadOnly && attributes.length > 0) {
    return (
      <Panel heading={formatMessage(messages.attributes)}>
        <Suspense fallback={null}>
          <AttributeFacts definitions={definitions} />
        </Suspense>
      </Panel>
    );
  }
  return (
    <Panel heading={formatMessage(messages.attributes)}>
      {familyRows.length > 0 && (
        <>
          <FamilyAttributes rows={familyRows} />
          <h3 className={form.subheading}>{formatMessage(familyMessages.others)}</h3>
        </>
      )}
      <PairsField
        name="attributes"
        addLabel={formatMessage(messages.addAttribute)}
        emptyText={formatMessage(familyRows.length ? familyMessages.othersEmpty : messages.attributesEmpty)}
        elsewhere={familyRows.map(({ field }) => field)}
        getName={(name) => {
          const definition = findDefinition(definitions, name);
          return definition && attributeLabel(definition.labels, locale);
        }}
        renderValue={(name, index, label) => {
          const definition = findDefinition(definitions, name);
          const path = `attributes.${index}.value` as const;
          return definition && <DefinedValueField name={path} label={label} definition={definition} />;
        }}
        renderActions={(append) =>
          unused.length > 0 && (
            <ActionMenu
              size="small"
              icon={<Add16Regular />}
              sections={[
                {
                  id: 'defined',
                  kind: 'actions',
                  entries: unused.map((definition) => ({
                    id: definition.id,
                    label: attributeLabel(definition.labels, locale),
                    onSelect: () => append(definition.name),
                  })),
                },
              ]}
            >
              {formatMessage(messages.addDefined)}
            </ActionMenu>
          )
        }
      />
    </Panel>
  );
}
