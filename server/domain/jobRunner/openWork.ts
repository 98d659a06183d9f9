import { importWork } from '../imports/jobs/importWork';
import { bulkEditWork, deleteWork } from '../bulkEdits/bulkEditWork';
import { categoriesWork } from '../categories/categoriesWork';
import { channelRuleWork } from '../channelRules/channelRuleWork';
import { ruleWork } from '../categories/rules/ruleWork';
import { catalogExportWork, publishingWork } from '../publishedCatalogs/publishingWork';
import { cloneWork } from '../clones/cloneWork';
import { restoreWork } from '../publishedCatalogs/restore/restoreWork';
import { optionsWork } from '../optionEdits/optionsWork';
import { undoWork } from './undo/undoWork';
import { validateWork } from '../jobs/validateWork';
import type { JobWork, WorkRun } from '../jobs/work';

/** Creates the work for the job's input, starting at its checkpoint. */
export function openWork(run: WorkRun): JobWork {
  const { input } = run.job;
  switch (input.kind) {
    case 'import':
      return importWork(run, input.plan);
    case 'validate':
      return validateWork(run);
    case 'publish':
      return publishingWork(run, input);
    case 'export':
      return catalogExportWork(run, input);
    case 'bulkEdit':
      return bulkEditWork(run, input);
    case 'deleteProducts':
      return deleteWork(run, input);
    case 'categories':
      return categoriesWork(run, input.edit);
    case 'categoryRule':
      return ruleWork(run, input);
    case 'options':
      return optionsWork(run, input.edit);
    case 'channelRule':
      return channelRuleWork(run, input);
    case 'restore':
      return restoreWork(run, input);
    case 'clone':
      return cloneWork(run, input);
    case 'undo':
      return undoWork(run, input.jobId);
  }
}
