import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { TextLink } from '#ui/text/TextLink';

const useStyles = makeStyles({
  line: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, textAlign: 'center' },
});

export interface AuthAlternativeProps {
  /** Text for users who need the other page. */
  text?: string;
  /** Label of the link to the other page. */
  label: string;
  to: string;
}

/** A link below a form to an alternative page. */
export function AuthAlternative({ text, label, to }: AuthAlternativeProps) {
  const styles = useStyles();
  return (
    <p className={styles.line}>
      {text}{' '}
      <TextLink to={to} isInSentence={text !== undefined}>
        {label}
      </TextLink>
    </p>
  );
}
