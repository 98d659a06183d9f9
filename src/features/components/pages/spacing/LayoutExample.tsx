import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    // Between groups.
    rowGap: tokens.spacingVerticalL,
    // Around the content of a panel.
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  // Between lines of one group.
  lines: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  // Between buttons.
  buttons: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
});

/** What belongs together is close together. */
export function LayoutExample() {
  const styles = useStyles();
  return (
    <div className={styles.panel} data-example="">
      <div className={styles.lines}>
        <Placeholder width="40%" height={20} />
        <Placeholder width="80%" />
        <Placeholder width="70%" />
      </div>
      <div className={styles.buttons}>
        <Button appearance="primary">Save</Button>
        <Button>Cancel</Button>
      </div>
    </div>
  );
}
