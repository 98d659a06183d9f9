import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { Picture } from '#ui/picture/Picture';
import { TextLink } from '#ui/text/TextLink';
import { AuthorName } from '../AuthorName';
import type { BlogAuthorFragment } from '../BlogAuthor.generated';
import { detailMessages as messages } from './detailMessages';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { ...typographyStyles.body1, minWidth: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.subtitle2, margin: 0 },
});

/** Who wrote the post, with a link to their other posts. */
export function AuthorBox({ author }: { author: BlogAuthorFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <Panel heading={formatMessage(messages.aboutAuthor)}>
      <div className={styles.root}>
        <Picture url={author.avatar} name={author.fullName} size={56} isRound />
        <div className={styles.words}>
          <p className={styles.name}>
            <AuthorName author={author} />
          </p>
          <TextLink to={href(paths.blogList, {}, { q: author.fullName })}>
            {formatMessage(messages.allByAuthor)}
          </TextLink>
        </div>
      </div>
    </Panel>
  );
}
