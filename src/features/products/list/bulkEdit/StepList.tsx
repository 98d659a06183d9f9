import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { removeAndFocus } from '#ui/form/removeAndFocus';
import { useFieldRows } from '#ui/form/useFieldRows';
import { useSession } from '#session/sessionContext';
import { useAttributeGroups } from '../columns/useAttributeGroups';
import { bulkEditMessages as messages } from './bulkEditMessages';
import { StepCard } from './StepCard';
import { newStep, stepKinds, type BulkEditValues, type StepKind } from './stepValues';
import type { StepProps } from './steps/stepProps';
import { fixedFields } from './steps/valueChoices';

/** The most steps that the gateway takes. */
const maxSteps = 20;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  full: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Returns the kinds of steps that the user can select: those with attributes and families need access to these. */
export function useStepKinds(): readonly StepKind[] {
  const { can } = useSession();
  return stepKinds.filter((kind) => {
    if (kind === 'value' || kind === 'copy' || kind === 'options') return can('read', 'Attribute');
    return kind !== 'family' || can('read', 'Family');
  });
}

export interface StepListProps extends Pick<StepProps, 'catalog' | 'target'> {
  /** Further actions for all steps. */
  children: ReactNode;
}

/** The steps of a bulk edit: adds, removes, and moves them. */
export function StepList({ catalog, target, children }: StepListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useFormContext<BulkEditValues>();
  const { fields, append, move, remove } = useFieldRows<BulkEditValues, 'steps'>({ control, name: 'steps' });
  const kinds = useStepKinds();
  const list = useRef<HTMLOListElement>(null);
  const groups = useAttributeGroups()
    .map(({ heading, attributes }) => ({
      heading,
      attributes: attributes.filter(({ code }) => !fixedFields.includes(code)),
    }))
    .filter(({ attributes }) => attributes.length > 0);
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={formatMessage(messages.steps)}>
        {fields.map(({ key }, place) => (
          <StepCard
            key={key}
            path={`steps.${place}`}
            place={place + 1}
            count={fields.length}
            kinds={kinds}
            catalog={catalog}
            target={target}
            groups={groups}
            onMove={(by) => move(place, place + by)}
            onRemove={() =>
              removeAndFocus(() => remove(place), `steps.${Math.min(place, fields.length - 2)}.kind`, list.current)
            }
          />
        ))}
      </ol>
      <div className={styles.actions}>
        {fields.length < maxSteps ? (
          <Button
            icon={<Add20Regular />}
            onClick={() =>
              append(newStep(kinds[0] ?? 'price', catalog.currencies), { focusName: `steps.${fields.length}.kind` })
            }
          >
            {formatMessage(messages.addStep)}
          </Button>
        ) : (
          <p className={styles.full}>{formatMessage(messages.full, { count: maxSteps })}</p>
        )}
        {children}
      </div>
    </>
  );
}
