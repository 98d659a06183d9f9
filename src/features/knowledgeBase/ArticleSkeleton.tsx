import { makeStyles, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';
import { useColumnStyles } from './columnStyles';

const useStyles = makeStyles({ lines: { display: 'grid', rowGap: tokens.spacingVerticalM, maxWidth: '880px' } });

/** An article while it loads. */
export function ArticleSkeleton() {
  const styles = useStyles();
  const columns = useColumnStyles();
  return (
    <div className={columns.columns}>
      <div className={styles.lines}>
        <Placeholder height={16} width={160} />
        {['100%', '96%', '99%', '60%', '98%', '94%', '40%'].map((width, at) => (
          <Placeholder key={at} height={14} width={width} />
        ))}
        <Placeholder height={320} />
      </div>
      <Placeholder height={160} />
    </div>
  );
}
