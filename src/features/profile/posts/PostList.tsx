import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { messages } from '../messages';
import type { ProfilePostFragment } from '../Profile.generated';
import { SideList } from '../side/SideList';
import { useProfileStyles } from '../useProfileStyles';
import { Post } from './Post';

/** The owner's posts, newest first. */
export function PostList({ posts }: { posts: readonly ProfilePostFragment[] }) {
  const { formatMessage } = useIntl();
  const styles = useProfileStyles();
  return (
    <section className={styles.main} aria-label={formatMessage(messages.posts)}>
      {posts.length === 0 && (
        <Panel>
          <SideList rows={[]} emptyText={formatMessage(messages.noPosts)}>
            {() => null}
          </SideList>
        </Panel>
      )}
      {posts.map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </section>
  );
}
