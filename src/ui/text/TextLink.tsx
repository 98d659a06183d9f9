import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link, type LinkProps } from '#routing/Link';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  inSentence: { textDecorationLine: 'underline' },
});

export interface TextLinkProps extends LinkProps {
  /** Whether it has other text beside it, from which color alone does not distinguish it. */
  isInSentence?: boolean;
}

/** A link to a screen in running text or a table: `<TextLink to={href(paths.jobDetail, { jobId })}>`. */
export function TextLink({ isInSentence, className, ...props }: TextLinkProps) {
  const styles = useStyles();
  return <Link {...props} className={mergeClasses(styles.link, isInSentence && styles.inSentence, className)} />;
}
