import type { ArticleRatingFragment } from './ArticleRating.generated';

/** The article as it is after the account rated it; null removes the rating. */
export function withRating(article: ArticleRatingFragment, isHelpful: boolean | null): ArticleRatingFragment {
  const change = (answer: boolean) => Number(isHelpful === answer) - Number(article.isHelpful === answer);
  return {
    ...article,
    helpfulCount: article.helpfulCount + change(true),
    notHelpfulCount: article.notHelpfulCount + change(false),
    isHelpful,
  };
}
