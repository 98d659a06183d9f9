import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { CatalogWork } from '#entities/catalog/CatalogWork';
import { getNextAction, nextActionPermissions, type NextAction } from '#entities/catalog/nextAction';
import { getNextStepHref } from '#entities/catalog/nextStepHref';
import { nextStepMessages } from '#entities/catalog/nextStepMessages';
import { usePreferences } from '#preferences/preferencesContext';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { Stat } from '#ui/text/Stat';
import { TextLink } from '#ui/text/TextLink';
import { useHomeCatalogQuery, type HomeCatalogQuery } from './Home.generated';
import { messages } from './messages';
import { CatalogChecklist } from './start/CatalogChecklist';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '72ch' },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  stats: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}` },
});

/** Height in pixels of a catalog with errors, without its checklist. */
export const panelHeight = 190;

/** The next actions whose text says how things are, not what to do. */
const states: readonly NextAction[] = ['RESTORE', 'WATCH_JOB', 'DOWNLOAD_FEEDS'];

/** The next step of a catalog, and its open work and issues, each linked to the products that have them. */
function CatalogSummary({ id, catalog }: { id: string; catalog: HomeCatalogQuery['catalog'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { status, productCount, issueCounts, currentVersion } = catalog;
  const step = getNextAction(catalog);
  const address =
    step === 'DOWNLOAD_FEEDS' && currentVersion
      ? href(paths.publishedCatalogDetail, { versionId: currentVersion.id })
      : getNextStepHref(catalog, step);
  const facts = {
    status,
    count: step === 'FIX_ERRORS' ? issueCounts.error : productCount,
    errors: issueCounts.error,
    version: currentVersion?.version ?? 0,
  };
  const text = formatMessage(nextStepMessages[step], facts);
  const severities = [
    ['errors', 'error', 'ERROR'],
    ['warnings', 'warning', 'WARNING'],
    ['notes', 'info', 'INFO'],
  ] as const;
  const products = (issues: string | null) => href(paths.productList, { catalogId: id }, { issues });
  return (
    <>
      <h3 className={styles.heading}>
        {states.includes(step) ? text : formatMessage(messages.nextStep, { step: text })}
      </h3>
      <p className={styles.text}>{formatMessage(nextStepMessages[`${step}Text`], facts)}</p>
      <CatalogWork catalog={catalog} />
      {address !== null && can(...nextActionPermissions[step]) && (
        <div>
          <LinkButton appearance="primary" to={address}>
            {formatMessage(nextStepMessages[`${step}Action`], facts)}
          </LinkButton>
        </div>
      )}
      <div className={styles.stats}>
        <Stat
          label={formatMessage(messages.products)}
          value={<TextLink to={products(null)}>{formatNumber(productCount)}</TextLink>}
        />
        {severities.map(([name, field, severity]) => (
          <Stat
            key={name}
            label={formatMessage(messages[name])}
            value={<TextLink to={products(severity)}>{formatNumber(issueCounts[field])}</TextLink>}
          />
        ))}
        <Stat
          label={formatMessage(messages.currentVersion)}
          value={
            !currentVersion ? (
              formatMessage(messages.noVersion)
            ) : can('read', 'PublishedCatalog') ? (
              <TextLink to={href(paths.publishedCatalogDetail, { versionId: currentVersion.id })}>
                {formatNumber(currentVersion.version)}
              </TextLink>
            ) : (
              formatNumber(currentVersion.version)
            )
          }
        />
      </div>
      {!catalog.isDemo && <CatalogChecklist catalog={catalog} />}
    </>
  );
}

/** The selected catalog: its next step, its open issues, and what is left to do until it is in a sales channel. */
export function CatalogPanel() {
  const { formatMessage } = useIntl();
  const { selectedCatalog } = usePreferences().preferences;
  const result = useHomeCatalogQuery({ variables: { id: selectedCatalog ?? '' }, skip: selectedCatalog === null });
  const name = result.data?.catalog.name;
  return (
    <Panel
      heading={name ?? ' '}
      actions={
        selectedCatalog !== null && (
          <LinkButton to={href(paths.catalogDetail, { catalogId: selectedCatalog })}>
            {formatMessage(messages.openCatalog)}
          </LinkButton>
        )
      }
    >
      <QueryView result={result} skeleton={<Placeholder height={panelHeight} />}>
        {({ catalog }) => <CatalogSummary id={selectedCatalog ?? ''} catalog={catalog} />}
      </QueryView>
    </Panel>
  );
}
