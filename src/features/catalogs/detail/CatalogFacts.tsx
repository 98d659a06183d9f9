import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { shopMessages } from '#entities/catalog/shopMessages';
import { channelLabel } from '#entities/channel/channelLabel';
import { capitalize } from '#i18n/languageName';
import { useCodeName } from '#i18n/useCodeName';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { RelativeTime } from '#ui/text/RelativeTime';
import type { CatalogFactsFragment } from './CatalogFacts.generated';
import { detailMessages } from './detailMessages';
import { TagList } from './TagList';

const useStyles = makeStyles({ code: { fontFamily: tokens.fontFamilyMonospace } });

/** Settings of a catalog: channels, languages, and currencies. */
export function CatalogFacts({ catalog }: { catalog: CatalogFactsFragment }) {
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const languageName = useCodeName('language');
  const channels = catalog.salesChannels.map((channel) => channelLabel(channel, locale));
  const languages = catalog.locales.map((tag) => {
    const language = capitalize(languageName(tag), locale);
    return tag === catalog.defaultLocale ? formatMessage(detailMessages.defaultLocale, { language }) : language;
  });
  const created = { when: <RelativeTime at={catalog.createdAt} />, user: catalog.createdBy };
  const getUrl = (url: string | null) => (url === null ? formatMessage(detailMessages.none) : <bdi>{url}</bdi>);
  return (
    <Panel heading={formatMessage(detailMessages.facts)}>
      <KeyValueList
        items={[
          { label: formatMessage(detailMessages.code), value: <span className={styles.code}>{catalog.code}</span> },
          { label: formatMessage(detailMessages.channels), value: <TagList words={channels} /> },
          { label: formatMessage(detailMessages.locales), value: <TagList words={languages} /> },
          { label: formatMessage(detailMessages.currencies), value: <TagList words={catalog.currencies} /> },
          { label: formatMessage(detailMessages.tags), value: <TagList words={catalog.tags} /> },
          { label: formatMessage(shopMessages.timeZone), value: catalog.timeZone.replaceAll('_', ' ') },
          { label: formatMessage(shopMessages.shopUrl), value: getUrl(catalog.shopUrl) },
          ...(catalog.shopUrl === null
            ? []
            : [
                { label: formatMessage(shopMessages.linkPattern), value: getUrl(catalog.linkPattern) },
                {
                  label: formatMessage(shopMessages.imageBaseUrl),
                  value: getUrl(catalog.imageBaseUrl ?? catalog.shopUrl),
                },
              ]),
          { label: formatMessage(detailMessages.created), value: formatMessage(detailMessages.whenBy, created) },
          { label: formatMessage(detailMessages.updated), value: <RelativeTime at={catalog.updatedAt} /> },
        ]}
      />
    </Panel>
  );
}
