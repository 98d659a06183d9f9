import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Picture } from '#ui/picture/Picture';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({
  stack: { display: 'grid', rowGap: tokens.spacingVerticalM, justifyItems: 'start' },
  card: { display: 'flex', columnGap: tokens.spacingHorizontalM, alignItems: 'center', width: '280px', height: '64px' },
  words: { display: 'grid', rowGap: tokens.spacingVerticalXS, flexGrow: 1 },
});

/** The skeleton has the size of the content, so that nothing moves when it arrives. */
export function CardExample() {
  const styles = useStyles();
  const [isLoading, setIsLoading] = useState(true);
  return (
    <div className={styles.stack} data-example="">
      <div className={styles.card} aria-busy={isLoading}>
        {isLoading ? <Placeholder width={64} height={64} /> : <Picture url={null} name="Trail Tent" size={64} />}
        <div className={styles.words}>
          {isLoading ? <Placeholder width="60%" height={20} /> : <Text weight="semibold">Trail Tent</Text>}
          {isLoading ? <Placeholder width="90%" height={20} /> : <Text>Outdoor, 2 persons</Text>}
        </div>
      </div>
      <Button onClick={() => setIsLoading(!isLoading)}>{isLoading ? 'Show content' : 'Show skeleton'}</Button>
    </div>
  );
}
