import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import type { CatalogDialog } from '../form/catalogDialog';
import type { CatalogNextStepFragment } from './CatalogNextStep.generated';
import { FeedMenu } from './FeedMenu';
import type { NextAction } from '#entities/catalog/nextAction';
import { nextStepMessages } from '#entities/catalog/nextStepMessages';
import { useCatalogStep } from '../useCatalogStep';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

export interface NextStepActionProps {
  catalog: CatalogNextStepFragment;
  move: NextAction;
  jobId: string | undefined;
  onDialog: (dialog: CatalogDialog) => void;
}

/** The permission that each step needs: an action and its subject. */
const permissions: Record<NextAction, readonly [string, string]> = {
  WATCH_JOB: ['read', 'Job'],
  IMPORT: ['create', 'Job'],
  FIX_ERRORS: ['read', 'Product'],
  RESTORE_WORKING_COPY: ['update', 'Product'],
  PUBLISH: ['publish', 'Catalog'],
  PUBLISH_CHANGES: ['publish', 'Catalog'],
  DOWNLOAD_FEEDS: ['read', 'PublishedCatalog'],
  ADD_CHANNEL: ['update', 'Catalog'],
  ACTIVATE: ['update', 'Catalog'],
  RESTORE: ['update', 'Catalog'],
};

/** Returns the URL of the page for a step that is done on another page. */
function getAddress({ catalog, move, jobId }: Pick<NextStepActionProps, 'catalog' | 'move' | 'jobId'>): string | null {
  const catalogId = catalog.id;
  switch (move) {
    case 'WATCH_JOB':
      return jobId === undefined ? href(paths.jobList, {}, { catalogId }) : href(paths.jobDetail, { jobId });
    case 'IMPORT':
      return href(paths.catalogImport, { catalogId });
    case 'FIX_ERRORS':
      // Drafts and archived products do not block publishing.
      return href(
        paths.productList,
        { catalogId },
        { issues: 'ERROR', status: catalog.status === 'ACTIVE' ? 'ACTIVE' : null },
      );
    case 'RESTORE_WORKING_COPY':
      return catalog.currentVersion
        ? href(paths.publishedCatalogRestore, { versionId: catalog.currentVersion.id })
        : null;
    case 'PUBLISH':
    case 'PUBLISH_CHANGES':
      return href(paths.catalogPublish, { catalogId });
    default:
      return null;
  }
}

/** The button of the next step, for those who can take it. */
export function NextStepAction({ catalog, move, jobId, onDialog }: NextStepActionProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const styles = useStyles();
  const takeStep = useCatalogStep();
  const version = catalog.currentVersion?.version ?? 0;
  const label = formatMessage(nextStepMessages[`${move}Action`], { version });
  const address = getAddress({ catalog, move, jobId });
  if (!can(...permissions[move])) return null;
  if (address !== null) {
    return (
      <div className={styles.actions}>
        <LinkButton appearance="primary" to={address}>
          {label}
        </LinkButton>
        {move === 'RESTORE_WORKING_COPY' && can('publish', 'Catalog') && (
          <LinkButton to={href(paths.catalogPublish, { catalogId: catalog.id })}>
            {formatMessage(nextStepMessages.PUBLISH_CHANGESAction)}
          </LinkButton>
        )}
      </div>
    );
  }
  if (move === 'DOWNLOAD_FEEDS') return <FeedMenu label={label} catalog={catalog} />;
  const act = () => {
    if (move === 'ADD_CHANNEL') onDialog('edit');
    else void takeStep(catalog, move === 'RESTORE' ? 'RESTORE' : 'ACTIVATE');
  };
  return (
    <Button appearance="primary" onClick={act}>
      {label}
    </Button>
  );
}
