import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { Panel } from '#ui/layout/Panel';
import { useNow } from '#ui/hooks/useNow';
import { PostArticle } from '../PostArticle';
import type { PostFormFragment } from './BlogEdit.generated';
import { formMessages as messages } from './formMessages';
import type { PostValues } from './postSchema';

const useStyles = makeStyles({
  root: { width: '100%', maxWidth: '960px', marginInline: 'auto' },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
});

export interface PostPreviewProps {
  control: Control<PostValues>;
  /** null for a new post. */
  post: PostFormFragment | null;
}

/** The post as its readers will see it. */
export function PostPreview({ control, post }: PostPreviewProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { user } = useSession();
  const now = useNow();
  const values = useWatch({ control, compute: (all: PostValues) => all });
  const author = post?.author ?? { fullName: user?.fullName || user?.username || '', avatar: user?.avatar ?? null };
  return (
    <div className={styles.root}>
      <Panel>
        <h2 className={styles.title} dir="auto">
          {values.title || formatMessage(messages.untitled)}
        </h2>
        <PostArticle post={{ ...values, author, createdAt: post?.createdAt ?? new Date(now).toISOString() }} />
      </Panel>
    </div>
  );
}
