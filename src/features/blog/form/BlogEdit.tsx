import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { PostNotFound } from '../PostNotFound';
import { PostStatusBadge } from '../PostStatusBadge';
import { titles } from '../titles';
import { useBlogEditQuery, useBlogPostUpdateMutation } from './BlogEdit.generated';
import { PostForm } from './PostForm';
import { PostFormSkeleton } from './PostFormSkeleton';

/** Page to edit a post. */
export function BlogEdit() {
  const { formatMessage } = useIntl();
  const { postId = '' } = useParams();
  const result = useBlogEditQuery({ variables: { id: postId } });
  const [update] = useBlogPostUpdateMutation();
  const post = result.data?.blogPost;
  usePageTitle(post?.title, href(paths.blogDetail, { postId }));
  if (getErrorCode(result.error) === 'NOT_FOUND') return <PostNotFound />;

  return (
    <Page heading={formatMessage(titles.edit)} badge={post && <PostStatusBadge status={post.status} />}>
      <QueryView result={result} skeleton={<PostFormSkeleton />}>
        {({ blogPost }) => (
          <PostForm
            key={postId}
            post={blogPost}
            save={async (changes, expectedUpdatedAt) => {
              const { data } = await update({ variables: { input: { id: postId, ...changes, expectedUpdatedAt } } });
              return data?.updateBlogPost.post ?? null;
            }}
            onConflict={() => result.refetch()}
          />
        )}
      </QueryView>
    </Page>
  );
}
