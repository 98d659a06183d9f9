import { makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { useRef } from 'react';
import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { systemMessages } from '#entities/attribute/attributeMessages';
import { useChannelChoices } from '#entities/channel/useChannelChoices';
import { removeAndFocus } from '#ui/form/removeAndFocus';
import { useFieldRows } from '#ui/form/useFieldRows';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { ActionMenu } from '#ui/menu/ActionMenu';
import type { MenuSection } from '#ui/menu/menuTypes';
import { AttributeRow } from './AttributeRow';
import type { FamilyValues } from './familyValues';
import { formMessages as messages } from './formMessages';
import type { FamilyDefinition } from './useFamilyDefinitions';

const useStyles = makeStyles({
  rows: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  // As high as its button, which appears when the definitions are loaded.
  add: { display: 'flex', alignItems: 'center', minHeight: '24px' },
});

export interface AttributesSectionProps {
  control: Control<FamilyValues>;
  definitions: ReadonlyMap<string, FamilyDefinition>;
  isReadOnly: boolean;
}

/** The attributes of the family in their order, and where they are required. */
export function AttributesSection({ control, definitions, isReadOnly }: AttributesSectionProps) {
  const { formatMessage, locale } = useIntl();
  const form = useRecordFormStyles();
  const styles = useStyles();
  const channels = useChannelChoices();
  const addRef = useRef<HTMLDivElement>(null);
  const { fields, append, remove, move } = useFieldRows({ control, name: 'attributes' });
  const removeAttribute = (index: number) => {
    const next = Math.min(index, fields.length - 2);
    removeAndFocus(() => remove(index), `attributes.${next}.required`, addRef.current);
  };
  const getName = (code: string) => {
    const definition = definitions.get(code);
    return definition ? attributeLabel(definition.labels, locale) : code;
  };
  const others = [...definitions.values()].filter(({ code }) => !fields.some((field) => field.code === code));
  const toEntry = ({ id, code }: FamilyDefinition) => ({
    id,
    label: getName(code),
    onSelect: () => append({ code, required: 'NOWHERE', channels: [] }, { shouldFocus: false }),
  });
  const system = formatMessage(systemMessages.all);
  const sections: MenuSection[] = [
    { id: 'own', kind: 'actions', entries: others.filter(({ isSystem }) => !isSystem).map(toEntry) },
    { id: 'system', kind: 'actions', heading: system, entries: others.filter(({ isSystem }) => isSystem).map(toEntry) },
  ];
  return (
    <Panel heading={formatMessage(messages.attributes)}>
      {fields.length === 0 ? (
        <p className={form.note}>{formatMessage(messages.attributesEmpty)}</p>
      ) : (
        <ol className={styles.rows}>
          {fields.map(({ key, code }, index) => (
            <li key={key}>
              <AttributeRow
                control={control}
                index={index}
                name={getName(code)}
                channels={channels}
                isLast={index === fields.length - 1}
                isReadOnly={isReadOnly}
                onMove={(by) => move(index, index + by)}
                onRemove={() => removeAttribute(index)}
              />
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <div ref={addRef} className={styles.add}>
          {others.length > 0 ? (
            <ActionMenu
              size="small"
              icon={<Add16Regular />}
              sections={sections.filter(({ entries }) => entries.length > 0)}
            >
              {formatMessage(messages.addAttribute)}
            </ActionMenu>
          ) : (
            definitions.size > 0 && <p className={form.note}>{formatMessage(messages.allAdded)}</p>
          )}
        </div>
      )}
    </Panel>
  );
}
