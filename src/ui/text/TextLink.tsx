import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link, type LinkProps } from '../../routing/Link';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
});

/** A link to a screen in running text or a table: `<TextLink to={href(paths.jobDetail, { jobId })}>`. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={mergeClasses(useStyles().link, className)} />;
}
