import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import type { BulkEditValues, StepKind } from './stepValues';
import { stepMessages as messages } from './stepMessages';
import { AssociationsStep } from './steps/AssociationsStep';
import { CategoriesStep } from './steps/CategoriesStep';
import { CopyStep } from './steps/CopyStep';
import { ImagesStep } from './steps/ImagesStep';
import { OptionsStep } from './steps/OptionsStep';
import { PriceStep } from './steps/PriceStep';
import { FamilyStep, KindStep, StatusStep } from './steps/RecordSteps';
import { EndSaleStep, StartSaleStep } from './steps/SaleSteps';
import { useStepStyles, type StepProps } from './steps/stepProps';
import { StockStep } from './steps/StockStep';
import { ValueStep } from './steps/ValueStep';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  head: { display: 'flex', alignItems: 'flex-end', columnGap: tokens.spacingHorizontalXS },
  kind: { flexGrow: 1, minWidth: 0, maxWidth: '320px', marginInlineEnd: 'auto' },
});

const contents: Record<StepKind, (props: StepProps) => ReactNode> = {
  value: ValueStep,
  copy: CopyStep,
  price: PriceStep,
  startSale: StartSaleStep,
  endSale: EndSaleStep,
  stock: StockStep,
  categories: CategoriesStep,
  associations: AssociationsStep,
  images: ImagesStep,
  options: OptionsStep,
  family: FamilyStep,
  productKind: KindStep,
  status: StatusStep,
};

export interface StepCardProps extends StepProps {
  /** Position in the list, from 1. */
  place: number;
  count: number;
  kinds: readonly StepKind[];
  /** Swaps the step with the previous (-1) or next (1) one. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One step of the list: what it changes, its position, and its fields. */
export function StepCard({ place, count, kinds, onMove, onRemove, ...props }: StepCardProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const stepStyles = useStepStyles();
  const { control } = useFormContext<BulkEditValues>();
  const kind = useWatch({ control, name: `${props.path}.kind` });
  const Content = contents[kind];
  const name = formatMessage(messages.step, { place });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.kind}>
          <SelectField
            control={control}
            name={`${props.path}.kind`}
            label={name}
            options={kinds.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          />
        </div>
        {count > 1 && (
          <>
            <Button
              appearance="subtle"
              icon={<ArrowUp20Regular />}
              aria-label={formatMessage(messages.up, { name })}
              disabledFocusable={place === 1}
              onClick={() => onMove(-1)}
            />
            <Button
              appearance="subtle"
              icon={<ArrowDown20Regular />}
              aria-label={formatMessage(messages.down, { name })}
              disabledFocusable={place === count}
              onClick={() => onMove(1)}
            />
            <Button
              appearance="subtle"
              icon={<Delete20Regular />}
              aria-label={formatMessage(messages.remove, { name })}
              onClick={onRemove}
            />
          </>
        )}
      </div>
      <div className={stepStyles.fields}>
        <Content {...props} />
      </div>
    </li>
  );
}
