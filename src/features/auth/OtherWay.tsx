import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  line: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, textAlign: 'center' },
  // In a sentence colour alone does not tell a link.
  inSentence: { textDecorationLine: 'underline' },
});

/** Props of `OtherWay`. */
export interface OtherWayProps {
  /** For whom this page is the wrong one. */
  text?: string;
  /** Of the link to the right one. */
  label: string;
  to: string;
}

/** A link below a form to the page that somebody rather wants. */
export function OtherWay({ text, label, to }: OtherWayProps) {
  const styles = useStyles();
  return (
    <p className={styles.line}>
      {text}{' '}
      <TextLink to={to} className={text === undefined ? undefined : styles.inSentence}>
        {label}
      </TextLink>
    </p>
  );
}
