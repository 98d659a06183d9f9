import { useMemo } from 'react';
import { excerptAround } from '#lib/textMatch';
import { lineOfHtml } from '#lib/htmlText';
import { href, paths } from '#routing/paths';
import { Highlight } from '#ui/text/Highlight';
import { TextLink } from '#ui/text/TextLink';
import type { ArticleRowFragment } from './ArticleRow.generated';
import { useCardStyles } from './cardStyles';

export interface ArticleRowProps {
  article: ArticleRowFragment;
  category: { slug: string; title: string };
  /** The search whose matches are marked, or an empty text for a list that isn't searched. */
  q: string;
}

/** An article in a list, with an excerpt of its text. In search results, the category is shown. */
export function ArticleRow({ article, category, q }: ArticleRowProps) {
  const styles = useCardStyles();
  const excerpt = useMemo(() => excerptAround(lineOfHtml(article.content), q), [article.content, q]);
  return (
    <li className={styles.row}>
      <h2 className={styles.heading} dir="auto">
        <TextLink
          className={styles.link}
          to={href(paths.knowledgeBaseArticle, { categorySlug: category.slug, articleSlug: article.slug })}
        >
          <Highlight text={article.question} q={q} />
        </TextLink>
      </h2>
      <p className={styles.text} dir="auto">
        <Highlight text={excerpt} q={q} />
      </p>
      {q !== '' && (
        <p className={styles.count} dir="auto">
          {category.title}
        </p>
      )}
    </li>
  );
}
