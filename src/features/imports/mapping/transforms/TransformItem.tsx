import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useIntl } from 'react-intl';
import type { Transform } from '../../importDraft';
import { TransformArguments } from './TransformArguments';
import { transformMessages as messages } from './transformMessages';
import { newTransform, transformTypes } from './transforms';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  head: { display: 'flex', alignItems: 'flex-end', columnGap: tokens.spacingHorizontalXS },
  type: { flexGrow: 1, minWidth: 0, '& select': { minWidth: 0, width: '100%' } },
});

export interface TransformItemProps {
  transform: Transform;
  /** Position in the list, from 1. */
  place: number;
  count: number;
  /** The other columns of the file. */
  columns: readonly string[];
  onChange: (transform: Transform) => void;
  /** Swaps the transform with the previous (-1) or next (1) one. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One transform of the list, with its position. */
export function TransformItem(props: TransformItemProps) {
  const { transform, place, count, columns, onChange, onMove, onRemove } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Field className={styles.type} label={formatMessage(messages.type, { place })}>
          <Select
            value={transform.type}
            onChange={(_event, { value }) => {
              const type = transformTypes.find((each) => each === value);
              if (type) onChange(newTransform(type));
            }}
          >
            {transformTypes.map((type) => (
              <option key={type} value={type}>
                {formatMessage(messages[type])}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          appearance="subtle"
          icon={<ArrowUp20Regular />}
          aria-label={formatMessage(messages.up, { place })}
          disabledFocusable={place === 1}
          onClick={() => onMove(-1)}
        />
        <Button
          appearance="subtle"
          icon={<ArrowDown20Regular />}
          aria-label={formatMessage(messages.down, { place })}
          disabledFocusable={place === count}
          onClick={() => onMove(1)}
        />
        <Button
          appearance="subtle"
          icon={<Delete20Regular />}
          aria-label={formatMessage(messages.remove, { place })}
          onClick={onRemove}
        />
      </div>
      <TransformArguments transform={transform} columns={columns} onChange={onChange} />
    </li>
  );
}
