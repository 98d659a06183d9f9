import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { LabeledProgress } from '#ui/state/LabeledProgress';

const useStyles = makeStyles({
  stack: { display: 'grid', rowGap: tokens.spacingVerticalM, justifyItems: 'start' },
  bar: { width: '100%' },
});

/** How much of a known total is done. */
export function ShareExample() {
  const styles = useStyles();
  const [done, setDone] = useState(96);
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <LabeledProgress
          label="Import"
          share={done / 240}
          text={`${done} of 240 products`}
          tone={done === 240 ? 'success' : 'brand'}
        />
      </div>
      <Button onClick={() => setDone(done === 240 ? 0 : done + 48)}>{done === 240 ? 'Start again' : 'Continue'}</Button>
    </div>
  );
}
