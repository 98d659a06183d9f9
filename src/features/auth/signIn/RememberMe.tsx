import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

const useStyles = makeStyles({
  choice: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, ...typographyStyles.body1 },
  box: {
    width: '16px',
    height: '16px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

export interface RememberMeProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Whether the session outlives the browser window. */
export function RememberMe({ isChecked, onChange }: RememberMeProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <span className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{useIntl().formatMessage(messages.rememberMe)}</label>
    </span>
  );
}
