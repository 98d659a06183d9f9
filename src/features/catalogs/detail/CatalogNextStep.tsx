import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CatalogWork } from '#entities/catalog/CatalogWork';
import { JobProgress } from '#entities/job/JobProgress';
import type { CatalogDialog } from '../form/catalogDialog';
import type { CatalogJobFragment } from '../list/CatalogJob.generated';
import type { CatalogNextStepFragment } from './CatalogNextStep.generated';
import { getNextAction } from '#entities/catalog/nextAction';
import { NextStepAction } from './NextStepAction';
import { nextStepMessages } from '#entities/catalog/nextStepMessages';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  words: { flexGrow: 1, flexBasis: '320px', minWidth: 0, display: 'grid', rowGap: tokens.spacingVerticalXXS },
  label: { ...typographyStyles.caption1Strong, color: tokens.colorBrandForeground2, margin: 0 },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '72ch' },
  progress: { maxWidth: '360px', marginBlockStart: tokens.spacingVerticalXS },
});

export interface CatalogNextStepProps {
  catalog: CatalogNextStepFragment;
  /** The running job, if it is among the latest. */
  job: CatalogJobFragment | undefined;
  onDialog: (dialog: CatalogDialog) => void;
}

/** Card with the recommended next step for a catalog and the reason for it. */
export function CatalogNextStep({ catalog, job, onDialog }: CatalogNextStepProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const move = getNextAction(catalog);
  const facts = {
    status: catalog.status,
    count: move === 'FIX_ERRORS' ? catalog.issueCounts.error : catalog.productCount,
    errors: catalog.issueCounts.error,
    version: catalog.currentVersion?.version ?? 0,
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.words}>
        <p className={styles.label}>{formatMessage(nextStepMessages.label)}</p>
        <h2 id={id} className={styles.heading}>
          {formatMessage(nextStepMessages[move], facts)}
        </h2>
        <p className={styles.text}>{formatMessage(nextStepMessages[`${move}Text`], facts)}</p>
        <CatalogWork catalog={catalog} />
        {move === 'WATCH_JOB' && job && (
          <div className={styles.progress}>
            <JobProgress job={job} />
          </div>
        )}
      </div>
      <NextStepAction catalog={catalog} move={move} jobId={job?.id} onDialog={onDialog} />
    </section>
  );
}
