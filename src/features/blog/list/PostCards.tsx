import { makeStyles, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';
import type { PostCardFragment } from './BlogList.generated';
import { PostCard } from './PostCard';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** The posts of a page as cards. */
export function PostCards({ posts }: { posts: readonly PostCardFragment[] }) {
  return (
    <ul className={useStyles().grid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}

/** Takes the place of the cards while they are loading. */
export function PostCardsSkeleton() {
  return (
    <div className={useStyles().grid}>
      {Array.from({ length: 6 }, (_, place) => (
        <Placeholder key={place} height={400} />
      ))}
    </div>
  );
}
