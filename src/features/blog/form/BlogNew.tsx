import { useIntl } from 'react-intl';
import { Page } from '#ui/layout/Page';
import { titles } from '../titles';
import { useBlogPostCreateMutation } from './BlogEdit.generated';
import { PostForm } from './PostForm';

/** Page to write a new post. */
export function BlogNew() {
  const { formatMessage } = useIntl();
  const [create] = useBlogPostCreateMutation();
  return (
    <Page heading={formatMessage(titles.new)}>
      <PostForm
        post={null}
        save={async (input) => (await create({ variables: { input } })).data?.createBlogPost.post ?? null}
      />
    </Page>
  );
}
