import { Button, createPresenceComponent, makeStyles, motionTokens, tokens } from '@fluentui/react-components';
import { useState } from 'react';

/** Fades and slides in, and fades out faster. Fluent leaves the movement out for users who prefer reduced motion. */
const Appear = createPresenceComponent({
  enter: {
    keyframes: [
      { opacity: 0, transform: 'translateY(8px)' },
      { opacity: 1, transform: 'none' },
    ],
    duration: motionTokens.durationNormal,
    easing: motionTokens.curveDecelerateMid,
  },
  exit: {
    keyframes: [{ opacity: 1 }, { opacity: 0 }],
    duration: motionTokens.durationFast,
    easing: motionTokens.curveAccelerateMid,
  },
});

const useStyles = makeStyles({
  stack: { display: 'grid', rowGap: tokens.spacingVerticalM, justifyItems: 'start', minHeight: '96px' },
  box: {
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    borderRadius: tokens.borderRadiusLarge,
  },
});

/** Content that appears and disappears. */
export function PresenceExample() {
  const styles = useStyles();
  const [isShown, setIsShown] = useState(true);
  return (
    <div className={styles.stack}>
      <Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Hide' : 'Show'}</Button>
      <Appear visible={isShown} unmountOnExit>
        <div className={styles.box}>The summer catalog is published.</div>
      </Appear>
    </div>
  );
}
