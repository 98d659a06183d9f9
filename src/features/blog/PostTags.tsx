import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { BlogCategory } from '#graphql/types.generated';
import { Link } from '#routing/Link';
import { href, paths } from '#routing/paths';
import { messages } from './messages';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge, margin: 0, padding: 0 },
  item: { display: 'block', minWidth: 0, position: 'relative', zIndex: 1 },
  link: {
    ...typographyStyles.caption1,
    display: 'block',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalSNudge}`,
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground2Hover },
  },
});

export interface PostTagsProps {
  /** The accessible name of the list. */
  label: string;
  categories?: readonly BlogCategory[];
  tags: readonly string[];
}

/** The categories and tags of a post. Each leads to the list of posts with it. */
export function PostTags({ label, categories = [], tags }: PostTagsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const links = [
    ...categories.map((category) => ({ to: { category }, text: formatMessage(messages[category]) })),
    ...tags.map((tag) => ({ to: { tag }, text: `#${tag}` })),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ to, text }) => (
        <li key={text} className={styles.item}>
          <Link className={styles.link} to={href(paths.blogList, {}, to)} dir="auto">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
