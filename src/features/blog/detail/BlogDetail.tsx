import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { useNavigate } from '#routing/navigation';
import { usePageTitle } from '#routing/pageNames';
import { paths } from '#routing/paths';
import { urlChoice } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { PostArticle } from '../PostArticle';
import { PostNotFound } from '../PostNotFound';
import { PostStatusBadge } from '../PostStatusBadge';
import { titles } from '../titles';
import { AuthorBox } from './AuthorBox';
import { useBlogDetailQuery } from './BlogDetail.generated';
import { Comments } from './Comments';
import { PostActions } from './PostActions';
import { PostDeleteDialog } from './PostDeleteDialog';
import { RelatedPosts } from './RelatedPosts';

const detailParams = { dialog: urlChoice(['delete'] as const) };

const useStyles = makeStyles({
  skeleton: { display: 'grid', rowGap: tokens.spacingVerticalL },
  image: { aspectRatio: '16 / 9' },
});

/** Page of one post. */
export function BlogDetail() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const navigate = useNavigate();
  const { postId = '' } = useParams();
  const [{ dialog }, setState] = useUrlState(detailParams);
  const result = useBlogDetailQuery({ variables: { id: postId } });
  const post = result.data?.blogPost;
  usePageTitle(post?.title);
  if (getErrorCode(result.error) === 'NOT_FOUND') return <PostNotFound />;

  return (
    <Page
      isNarrow
      heading={post ? <bdi>{post.title}</bdi> : formatMessage(titles.detail)}
      badge={post && post.status !== 'PUBLISHED' && <PostStatusBadge status={post.status} />}
      actions={post && <PostActions post={post} onDelete={() => setState({ dialog: 'delete' }, { push: true })} />}
    >
      <QueryView
        result={result}
        skeleton={
          <Panel>
            <div className={styles.skeleton}>
              <Placeholder height={40} width={240} />
              <div className={styles.image}>
                <Placeholder height="100%" />
              </div>
              <Placeholder height={200} />
            </div>
          </Panel>
        }
      >
        {({ blogPost }) => (
          <>
            <Panel>
              <PostArticle post={blogPost} />
            </Panel>
            <AuthorBox author={blogPost.author} />
            <Comments post={blogPost} />
            <RelatedPosts posts={blogPost.related} />
            <PostDeleteDialog
              isOpen={dialog === 'delete'}
              post={blogPost}
              onDeleted={() => navigate(paths.blogList, { replace: true })}
              onClose={() => setState({ dialog: null })}
            />
          </>
        )}
      </QueryView>
    </Page>
  );
}
