import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  line: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, textAlign: 'center' },
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
  return (
    <p className={useStyles().line}>
      {text} <TextLink to={to}>{label}</TextLink>
    </p>
  );
}
