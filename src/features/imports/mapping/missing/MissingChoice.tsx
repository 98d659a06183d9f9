import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { Notice } from '#ui/state/Notice';

const useStyles = makeStyles({
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
});

export interface MissingChoiceProps {
  /** What the catalog does not have. */
  text: string;
  addLabel: string;
  leaveOutLabel: string;
  isAdded: boolean;
  onAdd: (isAdded: boolean) => void;
  /** Not given if what is not added is left out by itself. */
  onLeaveOut?: (() => void) | undefined;
}

/** Offers to add something that the catalog does not have with the import, or to leave it out. */
export function MissingChoice({ text, addLabel, leaveOutLabel, isAdded, onAdd, onLeaveOut }: MissingChoiceProps) {
  const styles = useStyles();
  return (
    <Notice
      tone={isAdded ? 'info' : 'warning'}
      actions={
        !isAdded &&
        onLeaveOut && (
          <Button size="small" onClick={onLeaveOut}>
            {leaveOutLabel}
          </Button>
        )
      }
    >
      <span className={styles.item}>
        <span>{text}</span>
        <Checkbox label={addLabel} checked={isAdded} onChange={(_event, data) => onAdd(data.checked === true)} />
      </span>
    </Notice>
  );
}
