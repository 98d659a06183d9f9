import { makeStyles, ToggleButton, tokens, typographyStyles } from '@fluentui/react-components';
import { ThumbDislike20Regular } from '@fluentui/react-icons/svg/thumb-dislike';
import { ThumbLike20Regular } from '@fluentui/react-icons/svg/thumb-like';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { useToast } from '#ui/state/useToast';
import { useArticleRateMutation, type ArticleRatingFragment } from './ArticleRating.generated';
import { messages } from './messages';

const useStyles = makeStyles({
  rating: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalL,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  question: { ...typographyStyles.body1Strong, margin: 0 },
});

/** The article as it is after the account rated it; null removes the rating. */
const withRating = (article: ArticleRatingFragment, isHelpful: boolean | null): ArticleRatingFragment => {
  const change = (answer: boolean) => Number(isHelpful === answer) - Number(article.isHelpful === answer);
  return {
    ...article,
    helpfulCount: article.helpfulCount + change(true),
    notHelpfulCount: article.notHelpfulCount + change(false),
    isHelpful,
  };
};

/** Asks whether an article was helpful. The same answer again removes the rating. */
export function ArticleRating({ article }: { article: ArticleRatingFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const id = useId();
  const toast = useToast();
  const { can } = useSession();
  const [rateArticle] = useArticleRateMutation();
  if (!can('update', 'KnowledgeBase')) return null;

  const rate = async (answer: boolean) => {
    const isHelpful = article.isHelpful === answer ? null : answer;
    try {
      await rateArticle({
        variables: { input: { id: article.id, isHelpful } },
        optimisticResponse: { rateArticle: { article: withRating(article, isHelpful) } },
      });
    } catch (error) {
      toast.error(formatMessage(messages.notRated), getErrorMessage(error, intl));
    }
  };

  return (
    <div role="group" className={styles.rating} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {formatMessage(messages.helpful)}
      </p>
      <ToggleButton icon={<ThumbLike20Regular />} checked={article.isHelpful === true} onClick={() => void rate(true)}>
        {formatMessage(messages.yes, { count: article.helpfulCount })}
      </ToggleButton>
      <ToggleButton
        icon={<ThumbDislike20Regular />}
        checked={article.isHelpful === false}
        onClick={() => void rate(false)}
      >
        {formatMessage(messages.no, { count: article.notHelpfulCount })}
      </ToggleButton>
    </div>
  );
}
