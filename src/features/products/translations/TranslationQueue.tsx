import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { queuePlaces } from '#entities/catalog/translateHref';
import { getErrorCode } from '#graphql/errors';
import { languageName, languageTitle } from '#i18n/languageName';
import { useNavigate } from '#routing/navigation';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { NativeSelect } from '#ui/control/NativeSelect';
import { Page } from '#ui/layout/Page';
import { EmptyState } from '#ui/state/EmptyState';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Placeholder } from '#ui/state/Placeholder';
import { TextLink } from '#ui/text/TextLink';
import { QueueEnd } from './QueueEnd';
import { queueMessages as messages } from './queueMessages';
import { queueHref, queueParams, type QueueState, type Target } from './queueParams';
import { QueueProduct } from './QueueProduct';
import { useTranslationProgressQuery, type TranslationProgressQuery } from './TranslationProgress.generated';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  progress: { width: '220px' },
});

type Catalog = TranslationProgressQuery['catalog'];

interface QueueToolsProps {
  catalog: Catalog;
  target: Target;
  state: QueueState;
  productId: string;
}

/** Selects the language of the source texts, and which products are gone through. */
function QueueTools({ catalog, target, state, productId }: QueueToolsProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const navigate = useNavigate();
  const { locales, defaultLocale } = catalog;
  return (
    <div className={useStyles().tools}>
      {locales.length > 2 && (
        <NativeSelect
          aria-label={formatMessage(messages.source)}
          value={state.from || defaultLocale}
          onChange={({ target: { value } }) =>
            navigate(queueHref(target, productId, { ...state, from: value === defaultLocale ? '' : value }), {
              replace: true,
            })
          }
        >
          {locales
            .filter((locale) => locale !== target.locale)
            .map((locale) => (
              <option key={locale} value={locale}>
                {formatMessage(messages.from, { language: languageName(locale, userLocale) })}
              </option>
            ))}
        </NativeSelect>
      )}
      <NativeSelect
        aria-label={formatMessage(messages.show)}
        value={state.show}
        onChange={({ target: { value } }) =>
          navigate(
            queueHref(target, queuePlaces.first, { ...state, show: value === 'all' ? 'all' : 'untranslated', at: 1 }),
            { replace: true },
          )
        }
      >
        <option value="untranslated">{formatMessage(messages.untranslated)}</option>
        <option value="all">{formatMessage(messages.showAll)}</option>
      </NativeSelect>
    </div>
  );
}

/** Goes through the products of a catalog that are not translated into a language, or all of them. */
export function TranslationQueue() {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const { catalogId = '', locale = '', productId = '' } = useParams();
  const [state] = useUrlState(queueParams);
  const result = useTranslationProgressQuery({ variables: { catalogId } });
  const catalog = result.data?.catalog;
  const isTarget = !catalog || (catalog.locales.includes(locale) && locale !== catalog.defaultLocale);
  const language = languageName(locale, userLocale);
  const missingTitle = formatMessage(locale === catalog?.defaultLocale ? messages.ownLanguage : messages.noLanguage, {
    language,
  });
  const heading = formatMessage(isTarget ? messages.heading : messages.title, { language });
  usePageTitle(isTarget ? languageTitle(locale, userLocale) : missingTitle);
  const target = { catalogId, locale };

  if (!catalog && getErrorCode(result.error) === 'NOT_FOUND') return <CatalogNotFound heading={heading} />;
  const left = catalog?.untranslated.find((one) => one.locale === locale);
  const missing = left?.productCount ?? 0;
  const total = left?.askedCount ?? 0;
  const getProgress = () =>
    total === 0
      ? { share: 0, text: formatMessage(messages.noneAsked) }
      : {
          share: (total - missing) / total,
          text: formatMessage(messages.translatedOf, { count: total - missing, total }),
        };
  return (
    <Page
      isForm
      heading={heading}
      badge={
        isTarget && (
          <div className={styles.progress}>
            <LabeledProgress
              label={formatMessage(messages.title)}
              {...(catalog ? getProgress() : { share: undefined, text: '…' })}
            />
          </div>
        )
      }
      description={
        catalog ? (
          <TextLink to={href(paths.catalogDetail, { catalogId })}>{catalog.name}</TextLink>
        ) : (
          <Placeholder width={180} isInline />
        )
      }
      actions={
        catalog && isTarget && <QueueTools catalog={catalog} target={target} state={state} productId={productId} />
      }
    >
      {!isTarget ? (
        <EmptyState
          drawing="search"
          title={missingTitle}
          actions={
            <LinkButton to={href(paths.translationList, { catalogId })}>
              {formatMessage(messages.allLanguages)}
            </LinkButton>
          }
        />
      ) : productId === queuePlaces.first || productId === queuePlaces.end ? (
        <QueueEnd
          key={productId}
          target={target}
          state={state}
          isStart={productId === queuePlaces.first}
          isAsked={!catalog || total > 0}
        />
      ) : (
        <QueueProduct key={state.show} target={target} state={state} productId={productId} />
      )}
    </Page>
  );
}
