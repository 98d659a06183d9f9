import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { languageName } from '#i18n/languageName';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import type { CatalogWorkFragment } from './CatalogWork.generated';
import { translateHref } from './translateHref';

const messages = defineMessages({
  label: { id: 'catalogs.work.label', defaultMessage: 'Open work' },
  errors: {
    id: 'catalogs.work.errors',
    defaultMessage: '{label}: {count, plural, one {# product} other {# products}}',
  },
  untranslated: {
    id: 'catalogs.work.untranslated',
    defaultMessage: 'Not translated into {language}: {count, plural, one {# product} other {# products}}',
  },
});

const useStyles = makeStyles({
  list: {
    ...typographyStyles.body1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    padding: 0,
    listStyleType: 'none',
  },
});

/**
 * The errors of a catalog by kind, each linked to its products, and the products without a translation by language, each
 * linked to the page that translates them. Nothing if there are none.
 */
export function CatalogWork({ catalog }: { catalog: CatalogWorkFragment }) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const { id: catalogId, issueKinds, untranslated } = catalog;
  const links = [
    ...issueKinds
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ code, label, productCount: count }) => ({
        key: code,
        to: href(paths.productList, { catalogId }, { issue: code }),
        text: formatMessage(messages.errors, { label, count }),
      })),
    ...untranslated
      .filter(({ productCount }) => productCount > 0)
      .map(({ locale, productCount: count }) => ({
        key: locale,
        to: translateHref({ catalogId, locale }),
        text: formatMessage(messages.untranslated, { language: languageName(locale, userLocale), count }),
      })),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={formatMessage(messages.label)}>
      {links.map(({ key, to, text }) => (
        <li key={key}>
          <TextLink to={to}>{text}</TextLink>
        </li>
      ))}
    </ul>
  );
}
