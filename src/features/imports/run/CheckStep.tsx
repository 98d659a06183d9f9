import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { Notice } from '#ui/state/Notice';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { checkMessages as messages } from './checkMessages';
import { DefineChoice } from './DefineChoice';
import { DryRun } from './DryRun';
import { useImportStartMutation } from './ImportJob.generated';
import { plainMapping } from '../importDraft';
import { noFilters } from '../importParams';
import type { ImportStepProps } from '../importStep';
import { missingChannels } from '../mapping/channels';
import { missingLocales } from '../mapping/languages';
import { MissingCurrencies } from '../mapping/missing/MissingCurrencies';
import { MissingChannels } from '../mapping/missing/MissingChannels';
import { MissingLanguages } from '../mapping/missing/MissingLanguages';
import { MissingUnits } from '../mapping/missing/MissingUnits';
import { UnclearDates } from '../mapping/missing/UnclearDates';
import { ModeChoice } from '../modes/ModeChoice';
import { getModes, type ImportModes } from '../modes/modes';
import { PolicyChoice } from './PolicyChoice';
import { StepActions } from '../StepActions';
import { missingCurrencies } from '../mapping/targets';
import { isDone, isSettled } from '#entities/job/jobState';
import { useLiveJob } from '#entities/job/live/useLiveJob';

const useStyles = makeStyles({
  result: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    // Below the bar at the top of the page.
    scrollMarginBlockStart: '88px',
    ':focus': { outlineStyle: 'none' },
  },
});

export interface CheckStepProps extends ImportStepProps {
  catalogId: string;
}

/** The fourth step: the error policy, a dry run, and the button that starts the import. */
export function CheckStep(props: CheckStepProps) {
  const { catalogId, inspection, catalog, draft, change, mapping, state, onChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { data, error: lost } = useLiveJob(state.job);
  const job = state.job === '' ? undefined : data?.job;
  const [start, starting] = useImportStartMutation();
  const [apply, applying] = useImportStartMutation();
  const { errorPolicy, profileId, dryRunId } = draft;
  const canDefine =
    useSession().can('create', 'Attribute') && mapping.some(({ target }) => target?.startsWith('attribute'));
  const modes = getModes(draft.modes, inspection.layout);
  const input = {
    catalogId,
    fileId: inspection.file.id,
    layout: draft.layout ?? inspection.layout.code,
    mapping: plainMapping(mapping),
    errorPolicy,
    ...modes,
    profileId,
    addCurrencies: missingCurrencies(mapping, catalog.currencies)
      .map(({ code }) => code)
      .filter((code) => draft.addCurrencies.includes(code)),
    addLocales: missingLocales(mapping, inspection.locales, catalog)
      .map(({ locale }) => locale)
      .filter((locale) => draft.addLocales.includes(locale)),
    addChannels: missingChannels(mapping, inspection, catalog)
      .map(({ channel }) => channel)
      .filter((channel) => draft.addChannels.includes(channel)),
    defineAttributes: canDefine && draft.defineAttributes,
  };
  const isAtWork = job !== undefined && !isSettled(job.status);
  const styles = useStyles();
  const resultRef = useRef<HTMLDivElement>(null);
  const [startedId, setStartedId] = useState<string | null>(null);
  const isStarted = job !== undefined && job.id === startedId;
  // The choices above the result can fill the window, and the button that starts the dry run is below it.
  useEffect(() => {
    if (isStarted) resultRef.current?.focus({ preventScroll: true });
  }, [isStarted]);
  useEffect(() => {
    if (isStarted) resultRef.current?.scrollIntoView?.({ block: 'start' });
  }, [isStarted, isAtWork]);
  const isCurrent = job !== undefined && isDone(job.status) && dryRunId === job.id;
  const isHopeless =
    job !== undefined &&
    job.counts.failed > 0 &&
    (errorPolicy === 'REJECT_EVERYTHING' || job.counts.created + job.counts.updated + job.counts.skipped === 0);

  // A rejected mutation also sets its own error state, which is rendered below.
  const startDryRun = async (changed: Partial<ImportModes> = {}) => {
    const started = await start({ variables: { input: { ...input, ...changed, mode: 'DRY_RUN' } } }).catch(
      () => undefined,
    );
    const id = started?.data?.startImport.job.id;
    if (id === undefined) return;
    change((current) => ({ dryRunId: id, modes: { ...current.modes, ...changed } }));
    setStartedId(id);
    onChange({ job: id, ...noFilters });
  };
  const startImport = async () => {
    const started = await apply({ variables: { input: { ...input, mode: 'APPLY' } } }).catch(() => undefined);
    const id = started?.data?.startImport.job.id;
    if (id !== undefined) onChange({ step: 'apply', job: id, ...noFilters }, { push: true });
  };
  const refusal = starting.error ?? applying.error ?? lost;
  const dryRunLabel = formatMessage(job ? messages.repeatDryRun : messages.startDryRun);

  return (
    <>
      <PolicyChoice
        value={errorPolicy}
        isDisabled={isAtWork}
        onChange={(policy) => change(() => ({ errorPolicy: policy }))}
      />
      <ModeChoice
        value={modes}
        layout={inspection.layout}
        hasReference={mapping.some(({ target }) => target === 'externalReference')}
        isDisabled={isAtWork}
        onChange={(changed) => change((current) => ({ modes: { ...current.modes, ...changed } }))}
      />
      {canDefine && (
        <DefineChoice
          value={draft.defineAttributes}
          isDisabled={isAtWork}
          onChange={(defineAttributes) => change(() => ({ defineAttributes }))}
        />
      )}
      <MissingCurrencies mapping={mapping} catalog={catalog} draft={draft} change={change} />
      <MissingLanguages mapping={mapping} catalog={catalog} inspection={inspection} draft={draft} change={change} />
      <MissingChannels mapping={mapping} catalog={catalog} inspection={inspection} draft={draft} change={change} />
      <MissingUnits inspection={inspection} mapping={mapping} change={change} />
      <UnclearDates inspection={inspection} mapping={mapping} change={change} />
      {refusal && (
        <Notice tone="danger">
          {formatMessage(messages.createFileError, { reason: getErrorMessage(refusal, intl) })}
        </Notice>
      )}
      {job ? (
        <div
          ref={resultRef}
          tabIndex={-1}
          role="group"
          aria-label={formatMessage(isAtWork ? messages.progress : messages.dryRunHeading, { kind: job.mode })}
          className={styles.result}
        >
          <DryRun
            job={job}
            catalogId={catalogId}
            onRepeat={() => void startDryRun()}
            onMatchChanged={() =>
              void startDryRun({ matchBy: modes.matchBy === 'REFERENCE' ? 'LENIENT_REFERENCE' : 'LENIENT_SKU' })
            }
            isOutdated={isSettled(job.status) && dryRunId !== job.id}
            state={state}
            onChange={onChange}
          />
        </div>
      ) : (
        <Notice tone="info">{formatMessage(messages.dryRunText)}</Notice>
      )}
      <VisuallyHidden role="status">
        {isStarted && isDone(job.status) && formatMessage(messages.dryRunDone, { ...job.counts })}
      </VisuallyHidden>
      <StepActions>
        <Button onClick={() => onChange({ step: 'mapping', job: '', ...noFilters }, { push: true })}>
          {formatMessage(messages.backToMapping)}
        </Button>
        <Button
          appearance={isCurrent ? 'secondary' : 'primary'}
          disabledFocusable={isAtWork || starting.loading}
          onClick={() => void startDryRun()}
        >
          {dryRunLabel}
        </Button>
        {isCurrent && (
          <Button
            appearance="primary"
            disabledFocusable={isHopeless || applying.loading}
            onClick={() => void startImport()}
          >
            {formatMessage(messages.apply, {
              count: job.counts.created + job.counts.updated - (job.importSummary?.missingCount ?? 0),
            })}
          </Button>
        )}
      </StepActions>
    </>
  );
}
