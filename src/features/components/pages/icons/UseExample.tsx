import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star';
import { useState } from 'react';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  large: { fontSize: '32px', color: tokens.colorBrandForeground1 },
});

/** Regular by default, filled for what is on. Icons take the size and color of the text around them. */
export function UseExample() {
  const styles = useStyles();
  const [isOn, setIsOn] = useState(true);
  return (
    <div className={styles.row}>
      <StarRegular aria-hidden="true" />
      <StarRegular className={styles.large} aria-label="Rated" />
      <Button
        icon={isOn ? <StarFilled /> : <StarRegular />}
        aria-label="Star"
        aria-pressed={isOn}
        onClick={() => setIsOn(!isOn)}
      />
    </div>
  );
}
