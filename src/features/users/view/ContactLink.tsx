import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
});

export interface ContactLinkProps {
  kind: 'mailto' | 'tel';
  /** The text as entered. */
  text: string;
}

/** An email address or phone number as a link that opens the default email or phone app. */
export function ContactLink({ kind, text }: ContactLinkProps) {
  const styles = useStyles();
  const target = kind === 'tel' ? text.replace(/[^\d+*#]/g, '') : encodeURIComponent(text).replace('%40', '@');
  return (
    <a href={`${kind}:${target}`} dir="ltr" className={styles.link}>
      {text}
    </a>
  );
}
