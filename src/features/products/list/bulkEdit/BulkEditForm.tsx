import { useApolloClient } from '@apollo/client/react';
import {
  Button,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isDone } from '#entities/job/jobState';
import { useJobRun } from '#entities/job/useJobRun';
import { useLiveJob } from '#entities/job/live/useLiveJob';
import { getErrorCode, getErrorMessage, getFieldErrors } from '#graphql/errors';
import type { JobMode, StartBulkEditInput } from '#graphql/types.generated';
import { useOpenTitle } from '#routing/pageNames';
import { useSession } from '#session/sessionContext';
import { DialogButtons } from '#ui/dialog/DialogButtons';
import { showFieldErrors } from '#ui/form/serverErrors';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { ProductsEditDocument } from '../../detail/jobs/ProductJob.generated';
import { BulkEditPreviewDocument } from './BulkEdit.generated';
import { bulkEditMessages as messages } from './bulkEditMessages';
import { BulkEditPreview } from './BulkEditPreview';
import { findFaults } from './findFaults';
import { RecipeDialogs } from './recipes/RecipeDialogs';
import { RecipeMenu } from './recipes/RecipeMenu';
import { recipeMessages } from './recipes/recipeMessages';
import type { RecipePartsFragment } from './recipes/Recipes.generated';
import { readRecipe } from './recipes/stepFromInput';
import { useRecipes } from './recipes/useRecipes';
import { StepList, useStepKinds } from './StepList';
import { toStepInput } from './stepInput';
import { getStepFields, newStep, type BulkEditValues, type StepValues } from './stepValues';
import type { StepProps } from './steps/stepProps';

const useStyles = makeStyles({
  body: {
    // The whole window on phones.
    '@media (max-width: 480px)': { height: `calc(100dvh - 2 * ${tokens.spacingVerticalXXL})`, maxHeight: 'none' },
  },
  // So that the dialog keeps its size from the progress to the page with the most changes.
  preview: {
    '@media (min-width: 480.02px)': { height: `min(760px, calc(100dvh - 4 * ${tokens.spacingVerticalXXL}))` },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    // Tabs and buttons would become smaller before this scrolls.
    '& > *': { flexShrink: 0 },
    paddingBlock: tokens.spacingVerticalS,
    ':focus': { outlineStyle: 'none' },
  },
});

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Returns why the job was not started; for wrong parts of steps that have no field, what is wrong with them. */
const getRefusal = (refusal: unknown, intl: IntlShape): string => {
  const parts = getErrorCode(refusal) === 'INVALID' ? Object.values(getFieldErrors(refusal)) : [];
  return parts.join(' ') || getErrorMessage(refusal, intl);
};

export interface BulkEditFormProps {
  /** The products, and their number as shown. */
  request: Pick<StartBulkEditInput, 'catalogId' | 'target' | 'expectedCount'>;
  catalog: StepProps['catalog'];
  /** The recipe whose steps are shown at first; undefined if it was not found, null for none. */
  recipe: RecipePartsFragment | null | undefined;
  /** What was entered before the dialog was closed. */
  draft: BulkEditValues | null;
  onDraft: (draft: BulkEditValues) => void;
  /** Called when the job has started, instead of `onClose`. */
  onStarted: () => void;
  onClose: () => void;
}

/** The steps, or the preview of what they change, and the buttons for both. */
export function BulkEditForm(props: BulkEditFormProps) {
  const { catalog, recipe: wanted, draft, onDraft, onStarted, onClose } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const client = useApolloClient();
  const runJob = useJobRun();
  const canPreview = useSession().can('read', 'Job');
  const [firstKind = 'price'] = useStepKinds();
  /** The dry run that is shown, and the products it was for; the ID is empty while the steps are shown. */
  const [dryRun, setDryRun] = useState<{ id: string; request: BulkEditFormProps['request'] } | null>(null);
  const jobId = dryRun?.id;
  // The list continues to change behind a preview. What was previewed is applied, or refused.
  const request = jobId ? dryRun.request : props.request;
  const count = request.expectedCount;
  const title = formatMessage(messages.title, { count });
  useOpenTitle(title);
  const read = wanted && readRecipe(wanted, catalog.currencies);
  const first = read?.hidden === null ? wanted : null;
  const [failure, setFailure] = useState(() => {
    if (wanted === undefined) return formatMessage(recipeMessages.gone);
    return wanted && read?.hidden
      ? formatMessage(recipeMessages.notShown, { name: wanted.name, step: read.hidden })
      : null;
  });
  const { data } = useLiveJob(jobId ?? '');
  // A skipped query keeps its last result.
  const job = jobId ? data?.job : undefined;

  const resolver = useMemo(() => {
    const step = z.custom<StepValues>().check(({ value, issues }) => {
      for (const [path, message] of findFaults(value)) {
        issues.push({ code: 'custom', input: value, path: path.split('.'), message: formatMessage(message) });
      }
    });
    return zodResolver(z.object({ steps: z.array(step) }));
  }, [formatMessage]);
  const form = useForm<BulkEditValues>({
    resolver,
    defaultValues: draft ?? { steps: (first && read?.steps) ?? [newStep(firstKind, catalog.currencies)] },
  });
  const { getValues, formState } = form;
  const recipes = useRecipes({ form, first: first ?? null, catalog, onFailure: setFailure });
  const { recipe } = recipes;
  useEffect(() => () => onDraft(getValues()), [onDraft, getValues]);

  const leavePreview = () => setDryRun((current) => current && { ...current, id: '' });
  const start = async (values: BulkEditValues, mode: JobMode) => {
    setFailure(null);
    const input = { ...request, steps: values.steps.map(toStepInput), mode };
    if (mode === 'DRY_RUN') {
      const started = await client.mutate({ mutation: BulkEditPreviewDocument, variables: { input } });
      if (started.data) setDryRun({ id: started.data.startBulkEdit.job.id, request });
      return;
    }
    const started = await client.mutate({ mutation: ProductsEditDocument, variables: { input } });
    if (!started.data) return;
    runJob(started.data.startBulkEdit.job, {
      busy: formatMessage(messages.busy, { count }),
      done: ({ counts }) => formatMessage(messages.done, { count: counts.updated }),
    });
    onStarted();
  };
  const createSubmit = (mode: JobMode) =>
    form.handleSubmit((values) =>
      start(values, mode).catch((refusal: unknown) => {
        const names = getStepFields(values) as FieldPath<BulkEditValues>[];
        if (showFieldErrors(refusal, form.setError, names)) leavePreview();
        else setFailure(getRefusal(refusal, intl));
      }),
    );
  const preview = useSubmitOnce(createSubmit('DRY_RUN'));
  const apply = useSubmitOnce(createSubmit('APPLY'));

  const { isSubmitting: isBusy } = formState;
  const isPreview = Boolean(jobId);
  const isReady = job !== undefined && isDone(job.status) && job.counts.updated > 0;
  const submit = isPreview || !canPreview ? apply : preview;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className={mergeClasses(styles.body, isPreview && styles.preview)}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent
            key={String(isPreview)}
            ref={dryRun ? focusOn : undefined}
            tabIndex={-1}
            className={styles.content}
          >
            {failure !== null && <Notice tone="danger">{failure}</Notice>}
            {job ? (
              <BulkEditPreview key={job.id} job={job} />
            ) : (
              <>
                {recipe?.fault != null && (
                  <Notice tone="warning">
                    {formatMessage(recipeMessages.fault, { name: recipe.name, fault: recipe.fault })}
                  </Notice>
                )}
                <StepList catalog={catalog} target={request.target}>
                  <RecipeMenu catalogId={catalog.id} {...recipes.menu} />
                </StepList>
              </>
            )}
          </DialogContent>
          <DialogButtons>
            {isPreview ? (
              <Fragment key="preview">
                <Button disabled={isBusy} onClick={leavePreview}>
                  {formatMessage(messages.back)}
                </Button>
                <Button type="submit" appearance="primary" disabledFocusable={isBusy || !isReady}>
                  {isReady
                    ? formatMessage(messages.applyTo, { count: job.counts.updated })
                    : formatMessage(messages.apply)}
                </Button>
              </Fragment>
            ) : (
              <Fragment key="steps">
                <Button disabled={isBusy} onClick={onClose}>
                  {formatMessage(messages.cancel)}
                </Button>
                <Button
                  appearance={canPreview ? 'secondary' : 'primary'}
                  disabledFocusable={isBusy}
                  onClick={() => void apply()}
                >
                  {formatMessage(messages.apply)}
                </Button>
                {canPreview && (
                  <Button type="submit" appearance="primary" disabledFocusable={isBusy}>
                    {formatMessage(messages.preview)}
                  </Button>
                )}
              </Fragment>
            )}
          </DialogButtons>
        </DialogBody>
        <UnsavedChangesGuard isDirty={formState.isDirty && !isBusy} />
      </form>
      {recipes.dialog && <RecipeDialogs {...recipes.dialog} />}
    </FormProvider>
  );
}
