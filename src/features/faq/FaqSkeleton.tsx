import { makeStyles, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({ list: { display: 'grid', rowGap: tokens.spacingVerticalL } });

/** The questions while they load: the tabs, a heading, and a group. */
export function FaqSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.list}>
      <Placeholder height={44} width={560} />
      {[5, 6, 5].map((rows, at) => (
        <Placeholder key={at} height={48 + rows * 45} />
      ))}
    </div>
  );
}
