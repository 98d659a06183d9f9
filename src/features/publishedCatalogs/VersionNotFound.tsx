import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { messages } from './messages';
import { titles } from './titles';

/** Shown when a version does not exist. */
export function VersionNotFound() {
  const { formatMessage } = useIntl();
  return (
    <RecordNotFound
      heading={formatMessage(titles.publishedCatalog)}
      title={formatMessage(messages.gone)}
      actions={<LinkButton to={paths.publishedCatalogList}>{formatMessage(messages.toList)}</LinkButton>}
    />
  );
}
