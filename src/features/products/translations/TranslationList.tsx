import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogPage } from '#entities/catalog/CatalogPage';
import { queuePlaces } from '#entities/catalog/translateHref';
import { languageTitle } from '#i18n/languageName';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { EmptyState } from '#ui/state/EmptyState';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { DataTable } from '#ui/table/DataTable';
import { tableQuery } from '#ui/table/tableQuery';
import type { Column } from '#ui/table/tableTypes';
import { queueMessages as messages } from './queueMessages';
import { queueHref } from './queueParams';
import { useTranslationProgressQuery } from './TranslationProgress.generated';

const useStyles = makeStyles({
  facts: {
    ...typographyStyles.caption1,
    marginBlockStart: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
  },
});

interface LanguageRow {
  locale: string;
  language: string;
  untranslated: number;
  /** The products that are asked for texts in it. */
  total: number;
}

function LanguageProgress({ row: { language, untranslated, total } }: { row: LanguageRow }) {
  const { formatMessage } = useIntl();
  const count = total - untranslated;
  return (
    <LabeledProgress
      label={language}
      share={total === 0 ? 0 : count / total}
      text={total === 0 ? formatMessage(messages.noneAsked) : formatMessage(messages.translatedOf, { count, total })}
      tone={total > 0 && untranslated === 0 ? 'success' : 'brand'}
    />
  );
}

const narrowRow = {
  link: ({ language }: LanguageRow) => language,
  facts: (row: LanguageRow) => <LanguageFacts row={row} />,
};

/** What is below a language on a phone. */
function LanguageFacts({ row }: { row: LanguageRow }) {
  return (
    <div className={useStyles().facts}>
      <LanguageProgress row={row} />
    </div>
  );
}

function useLanguageColumns(): readonly Column<LanguageRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => [
      { id: 'language', header: formatMessage(messages.language), cell: ({ language }) => language },
      {
        id: 'progress',
        header: formatMessage(messages.progress),
        cell: (row) => <LanguageProgress row={row} />,
        width: 320,
      },
      {
        id: 'untranslated',
        header: formatMessage(messages.untranslated),
        cell: (row) => (row.total > 0 ? formatNumber(row.untranslated) : null),
        width: 140,
        align: 'end',
      },
    ],
    [formatMessage, formatNumber],
  );
}

/** How much of a catalog is translated into each of its languages, each linked to the products to translate. */
export function TranslationList() {
  const { formatMessage, locale: userLocale } = useIntl();
  const { can } = useSession();
  const { catalogId = '' } = useParams();
  const result = useTranslationProgressQuery({ variables: { catalogId } });
  const columns = useLanguageColumns();
  const { data, table } = tableQuery(result);
  const catalog = data?.catalog;
  const isArchived = catalog?.status === 'ARCHIVED';
  const rows = catalog?.locales
    .filter((locale) => locale !== catalog.defaultLocale)
    .map((locale): LanguageRow => {
      const left = catalog.untranslated.find((one) => one.locale === locale);
      return {
        locale,
        language: languageTitle(locale, userLocale),
        untranslated: left?.productCount ?? 0,
        total: left?.askedCount ?? 0,
      };
    });

  return (
    <CatalogPage heading={formatMessage(messages.title)} catalog={catalog} error={result.error}>
      <DataTable
        {...table}
        id="translations"
        label={formatMessage(messages.title)}
        columns={columns}
        narrowRow={narrowRow}
        rows={rows}
        rowId={({ locale }) => locale}
        rowHref={({ locale, untranslated, total }) =>
          queueHref({ catalogId, locale }, queuePlaces.first, {
            show: total > 0 && untranslated === 0 ? 'all' : 'untranslated',
          })
        }
        hasSettings={false}
        empty={
          <EmptyState
            title={formatMessage(messages.oneLanguage)}
            description={formatMessage(isArchived ? messages.oneLanguageArchived : messages.oneLanguageText)}
            actions={
              can('update', 'Catalog') &&
              !isArchived && (
                <LinkButton to={href(paths.catalogDetail, { catalogId }, { dialog: 'edit' })}>
                  {formatMessage(messages.addLanguage)}
                </LinkButton>
              )
            }
          />
        }
      />
    </CatalogPage>
  );
}
