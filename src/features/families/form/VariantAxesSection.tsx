import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { maxAxes, type FamilyValues } from './familyValues';
import { formMessages as messages } from './formMessages';
import type { FamilyDefinition } from './useFamilyDefinitions';

const useStyles = makeStyles({ axes: { display: 'flex', flexWrap: 'wrap' } });

export interface VariantAxesSectionProps {
  control: Control<FamilyValues>;
  definitions: ReadonlyMap<string, FamilyDefinition>;
}

/** The attributes of the family that tell the variants of a product apart. */
export function VariantAxesSection({ control, definitions }: VariantAxesSectionProps) {
  const { formatMessage, locale } = useIntl();
  const form = useRecordFormStyles();
  const styles = useStyles();
  const attributes = useWatch({ control, name: 'attributes' });
  const {
    field: { value: axes, onChange, onBlur },
  } = useController({ control, name: 'variantAxes' });
  const candidates = attributes.flatMap(({ code }) => {
    const definition = definitions.get(code);
    return definition?.type === 'SELECT' ? [definition] : [];
  });
  const chosen = axes.filter((axis) => candidates.some(({ code }) => code === axis));
  return (
    <Panel heading={formatMessage(messages.axes)}>
      {candidates.length === 0 ? (
        <p className={form.note}>{formatMessage(messages.axesEmpty)}</p>
      ) : (
        <>
          <p className={form.note}>{formatMessage(messages.axesText, { max: maxAxes })}</p>
          <div className={styles.axes}>
            {candidates.map(({ code, labels }) => {
              const isChosen = chosen.includes(code);
              return (
                <Checkbox
                  key={code}
                  label={attributeLabel(labels, locale)}
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= maxAxes}
                  onChange={() => onChange(isChosen ? chosen.filter((axis) => axis !== code) : [...chosen, code])}
                  onBlur={onBlur}
                />
              );
            })}
          </div>
        </>
      )}
    </Panel>
  );
}
