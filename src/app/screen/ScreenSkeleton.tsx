import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Placeholder } from '#ui/state/Placeholder';
import { messages } from '../messages';

const useStyles = makeStyles({
  skeleton: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXL },
});

/** Shown in place of a screen while its code loads. */
export function ScreenSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.skeleton} role="status" aria-label={useIntl().formatMessage(messages.loading)}>
      <Placeholder width={220} height={28} />
      <Placeholder height={32} />
      <Placeholder height={480} />
    </div>
  );
}
