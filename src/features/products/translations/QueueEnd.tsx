import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { queuePlaces } from '#entities/catalog/translateHref';
import { languageName } from '#i18n/languageName';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { EmptyState } from '#ui/state/EmptyState';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { ProductSkeleton } from '../form/ProductSkeleton';
import { queueMessages as messages } from './queueMessages';
import { queueHref, toQueueList, type QueueState, type Target } from './queueParams';
import { forgetTrail } from './useQueueTrail';
import { useTranslationStartQuery } from './TranslationProgress.generated';

export interface QueueEndProps {
  target: Target;
  state: QueueState;
  /** Whether the first product is opened, if there is one. */
  isStart: boolean;
  /** Whether products are asked for texts in the language. */
  isAsked: boolean;
}

/** Opens the first product to translate, or says after the last one what is left. */
export function QueueEnd({ target, state, isStart, isAsked }: QueueEndProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const navigate = useNavigate();
  const list = toQueueList(target, state);
  // Others translate, too.
  const result = useTranslationStartQuery({ variables: { list }, fetchPolicy: 'network-only' });
  const first = isStart ? result.data?.products.data[0]?.id : undefined;
  const firstHref = first === undefined ? null : queueHref(target, first, { ...state, at: 1 });
  useEffect(() => {
    if (firstHref === null) return;
    forgetTrail();
    navigate(firstHref, { replace: true });
  }, [firstHref, navigate]);

  const { catalogId, locale } = target;
  const language = languageName(locale, userLocale);
  const getTitle = (count: number) => {
    if (count > 0 || state.show === 'all') return messages.endTitle;
    return isAsked ? messages.doneTitle : messages.noneTitle;
  };
  const skeleton = isStart ? <ProductSkeleton /> : <Placeholder height={280} />;
  return (
    <QueryView result={result} skeleton={skeleton}>
      {({ products: { totalDocs: count } }) =>
        firstHref !== null ? (
          skeleton
        ) : (
          <EmptyState
            title={formatMessage(getTitle(count), { language })}
            description={formatMessage(
              state.show === 'all' ? messages.endTextAll : count === 0 ? messages.doneText : messages.endText,
              { language, count },
            )}
            actions={
              <>
                {count > 0 && (
                  <LinkButton appearance="primary" to={queueHref(target, queuePlaces.first, state)}>
                    {formatMessage(messages.startOver)}
                  </LinkButton>
                )}
                {state.show === 'untranslated' && (
                  <LinkButton to={queueHref(target, queuePlaces.first, { ...state, show: 'all' })}>
                    {formatMessage(messages.reviewAll)}
                  </LinkButton>
                )}
                <LinkButton to={href(paths.translationList, { catalogId })}>
                  {formatMessage(messages.allLanguages)}
                </LinkButton>
              </>
            }
          />
        )
      }
    </QueryView>
  );
}
