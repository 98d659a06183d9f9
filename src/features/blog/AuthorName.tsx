import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { TextLink } from '#ui/text/TextLink';
import type { BlogAuthorFragment } from './BlogAuthor.generated';

/** The name of an author, which leads to the user if the author is one and the account can view users. */
export function AuthorName({ author: { fullName, userId } }: { author: BlogAuthorFragment }) {
  const { can } = useSession();
  if (userId === null || !can('read', 'User')) return <bdi>{fullName}</bdi>;
  return (
    <TextLink to={href(paths.userView, { userId })}>
      <bdi>{fullName}</bdi>
    </TextLink>
  );
}
