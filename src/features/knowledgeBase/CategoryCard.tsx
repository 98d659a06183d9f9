import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import { CategoryIcon } from './CategoryIcon';
import { useCardStyles } from './cardStyles';
import type { KnowledgeBaseQuery } from './KnowledgeBase.generated';
import { messages } from './messages';

/** A category with the number of its articles. */
export function CategoryCard({ category }: { category: KnowledgeBaseQuery['knowledgeBaseCategories'][number] }) {
  const { formatMessage } = useIntl();
  const styles = useCardStyles();
  return (
    <li className={styles.card}>
      <CategoryIcon icon={category.icon} color={category.iconColor} />
      <h2 className={styles.heading} dir="auto">
        <TextLink className={styles.link} to={href(paths.knowledgeBaseCategory, { categorySlug: category.slug })}>
          {category.title}
        </TextLink>
      </h2>
      <p className={styles.text} dir="auto">
        {category.description}
      </p>
      <p className={styles.count}>{formatMessage(messages.articleCount, { count: category.articles.length })}</p>
    </li>
  );
}
