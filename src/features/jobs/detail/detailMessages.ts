import { notAppliedMessages } from '#entities/job/notAppliedMessages';
import { newAttributeMessages } from '#entities/attribute/attributeMessages';
import { jobMessages } from '#entities/job/jobMessages';
import { modeMessages } from '#entities/job/modeMessages';
import { messages as uiMessages } from '#ui/messages';
import { messages } from '../messages';
import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for the job page. */
export const detailMessages = defineMessages({
  by: { id: 'jobs.detail.by', defaultMessage: 'Started {when} by {user}' },
  progress: { id: 'jobs.detail.progress', defaultMessage: 'Progress' },
  steps: { id: 'jobs.detail.steps', defaultMessage: 'Steps' },
  stepsDone: {
    id: 'jobs.detail.stepsDone',
    defaultMessage: '{count, plural, one {# step done} other {# steps done}}',
  },
  facts: { id: 'jobs.detail.facts', defaultMessage: 'Details' },
  stepREAD: { id: 'jobs.step.read', defaultMessage: 'Read file' },
  stepCHECK: { id: 'jobs.step.check', defaultMessage: 'Check products' },
  stepAPPLY: { id: 'jobs.step.apply', defaultMessage: 'Save products' },
  stepMISSING: { id: 'jobs.step.missing', defaultMessage: 'Change products that the file doesn’t have' },
  stepFINISH: { id: 'jobs.step.finish', defaultMessage: 'Finish' },
  stepVALIDATE: { id: 'jobs.step.validate', defaultMessage: 'Validate products' },
  stepPUBLISH: { id: 'jobs.step.publish', defaultMessage: 'Publish version' },
  stepWRITE: { id: 'jobs.step.write', defaultMessage: 'Write file' },
  stepUNDO: { id: 'jobs.step.undo', defaultMessage: 'Restore products' },
  stepCOPY: { id: 'jobs.step.copy', defaultMessage: 'Copy products' },
  stepPENDING: { id: 'jobs.stepStatus.pending', defaultMessage: 'Not started' },
  stepRUNNING: jobMessages.RUNNING,
  stepPAUSED: jobMessages.PAUSED,
  stepUNDONE: { id: 'jobs.stepStatus.undone', defaultMessage: 'Not completed' },
  stepDONE: { id: 'jobs.stepStatus.done', defaultMessage: 'Done' },
  stepFAILED: commonMessages.failed,
  created: sharedMessages.created,
  restored: sharedMessages.restored,
  updated: sharedMessages.updatedCount,
  deleted: nameMessages.deleted,
  skipped: sharedMessages.skipped,
  failed: sharedMessages.failedCount,
  warnings: { id: 'jobs.count.warnings', defaultMessage: 'With warnings' },
  blocked: sharedMessages.blockingPublishing,
  countsNote: { id: 'jobs.count.note', defaultMessage: 'Number of products.' },
  dryRun: {
    id: 'jobs.dryRun.text',
    defaultMessage:
      'A dry run doesn’t change anything. It shows what {type, select, IMPORT {an import} other {a bulk edit}} would do.',
  },
  continueImport: { id: 'jobs.dryRun.continue', defaultMessage: 'Continue import' },
  undoAction: uiMessages.undo,
  undoTitle: { id: 'jobs.undo.title', defaultMessage: 'Undo this job?' },
  undoIntro: { id: 'jobs.undo.intro', defaultMessage: 'A new job undoes its changes:' },
  undoCreated: {
    id: 'jobs.undo.created',
    defaultMessage: '{count, plural, one {# created product is deleted.} other {# created products are deleted.}}',
  },
  undoUpdated: {
    id: 'jobs.undo.updated',
    defaultMessage:
      '{count, plural, one {# updated product gets its previous values back.} other {# updated products get their previous values back.}}',
  },
  undoDeleted: {
    id: 'jobs.undo.deleted',
    defaultMessage: '{count, plural, one {# deleted product is restored.} other {# deleted products are restored.}}',
  },
  undoOptions: {
    id: 'jobs.undo.options',
    defaultMessage:
      'The attribute gets its previous options back, unless they have changed since. The jobs of other catalogs for the same change are undone too.',
  },
  redoOptions: {
    id: 'jobs.redo.options',
    defaultMessage: 'The options of the attribute change again, and the products of all catalogs follow.',
  },
  undoRule: {
    id: 'jobs.undo.rule',
    defaultMessage: 'The rule becomes what it was before the job, and the products follow it.',
  },
  redoRule: { id: 'jobs.redo.rule', defaultMessage: 'The rule is changed again, and the products follow it.' },
  undoMembers: {
    id: 'jobs.undo.members',
    defaultMessage: 'The products that the rule includes and excludes by hand become those from before the job.',
  },
  redoMembers: {
    id: 'jobs.redo.members',
    defaultMessage: 'The products that the rule includes and excludes by hand become those from after the job.',
  },
  undoKeptTitle: { id: 'jobs.undo.keptTitle', defaultMessage: 'This job can’t be undone' },
  redoKeptTitle: { id: 'jobs.redo.keptTitle', defaultMessage: 'The undone changes can’t be redone' },
  undoKept: {
    id: 'jobs.undo.kept',
    defaultMessage:
      'The rule has changed since, so the rule and its products stay as they are. To restore its previous conditions, edit the rule.',
  },
  membersKept: {
    id: 'jobs.undo.membersKept',
    defaultMessage:
      'The rule, or what it includes and excludes by hand, has changed since, so everything stays as it is. To include or exclude products, edit the rule.',
  },
  undoAttributes: {
    id: 'jobs.undo.attributes',
    defaultMessage:
      '{count, plural, one {# new attribute definition is deleted, unless it was edited or is still in use.} other {# new attribute definitions are deleted, unless they were edited or are still in use.}}',
  },
  undoModels: {
    id: 'jobs.undo.models',
    defaultMessage:
      '{count, plural, one {# product model is removed or gets its previous values back.} other {# product models are removed or get their previous values back.}}',
  },
  undoLater: {
    id: 'jobs.undo.later',
    defaultMessage: 'What was changed since then stays as it is, and is listed in the issues of the new job.',
  },
  undoConfirm: { id: 'jobs.undo.confirm', defaultMessage: 'Undo job' },
  failedTitle: { id: 'jobs.failed.title', defaultMessage: 'The job failed.' },
  failedRetry: {
    id: 'jobs.failed.retry',
    defaultMessage: 'Fix the issue below, then try again. The job resumes where it stopped.',
  },
  failedImport: {
    id: 'jobs.failed.import',
    defaultMessage: 'Fix the file or select another error policy, then import it again.',
  },
  importAgain: { id: 'jobs.failed.importAgain', defaultMessage: 'Import again' },
  redoAction: uiMessages.redo,
  redoTitle: { id: 'jobs.redo.title', defaultMessage: 'Redo the undone changes?' },
  redoIntro: { id: 'jobs.redo.intro', defaultMessage: 'A new job makes the changes again:' },
  redoCreated: {
    id: 'jobs.redo.created',
    defaultMessage:
      '{count, plural, one {# restored product is deleted again.} other {# restored products are deleted again.}}',
  },
  redoUpdated: {
    id: 'jobs.redo.updated',
    defaultMessage:
      '{count, plural, one {# product gets its values from before the undo.} other {# products get their values from before the undo.}}',
  },
  redoDeleted: {
    id: 'jobs.redo.deleted',
    defaultMessage:
      '{count, plural, one {# deleted product is created again.} other {# deleted products are created again.}}',
  },
  redoConfirm: { id: 'jobs.redo.confirm', defaultMessage: 'Redo changes' },
  waitsFor: { id: 'jobs.detail.waitsFor', defaultMessage: 'This job starts once {job} has ended: {name}.' },
  redoes: { id: 'jobs.detail.redoes', defaultMessage: 'This job makes the changes of {job} again.' },
  undoneBy: { id: 'jobs.detail.undoneBy', defaultMessage: 'This job was undone by {job}.' },
  undoneByPartly: {
    id: 'jobs.detail.undoneByPartly',
    defaultMessage: 'This job was undone by {job}, except for what was changed since.',
  },
  kept: { id: 'jobs.detail.kept', defaultMessage: 'What was changed since stays as it is. The issues list it.' },
  undoing: { id: 'jobs.detail.undoing', defaultMessage: 'This job is being undone by {job}.' },
  undoes: { id: 'jobs.detail.undoes', defaultMessage: 'This job undoes {job}.' },
  jobNumber: jobMessages.number,
  number: sharedMessages.number,
  file: { id: 'jobs.fact.file', defaultMessage: 'File' },
  trigger: { id: 'jobs.fact.trigger', defaultMessage: 'Trigger' },
  MANUAL: { id: 'jobs.trigger.manual', defaultMessage: 'Started manually' },
  UNDO: { id: 'jobs.trigger.undo', defaultMessage: 'Undo of another job' },
  AUTOMATIC: { id: 'jobs.trigger.automatic', defaultMessage: 'Started automatically' },
  HEADLESS: { id: 'jobs.trigger.headless', defaultMessage: 'Command line' },
  attempts: { id: 'jobs.fact.attempts', defaultMessage: 'Attempts' },
  startedAt: { id: 'jobs.fact.started', defaultMessage: 'Started' },
  settledAt: { id: 'jobs.fact.settled', defaultMessage: 'Ended' },
  heartbeatAt: { id: 'jobs.fact.heartbeat', defaultMessage: 'Last activity' },
  duration: messages.duration,
  layout: sharedMessages.layout,
  contents: { id: 'jobs.fact.contents', defaultMessage: 'File contents' },
  notApplied: notAppliedMessages.notApplied,
  newAttributes: newAttributeMessages.newAttributes,
  contentsSoFar: { id: 'jobs.fact.contentsSoFar', defaultMessage: 'Read so far' },
  contentsText: {
    id: 'jobs.fact.contentsText',
    defaultMessage:
      '{rows, plural, one {# row} other {# rows}}, {products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}, {categories, plural, one {# category} other {# categories}}',
  },
  write: modeMessages.write,
  CREATE_AND_UPDATE: modeMessages.CREATE_AND_UPDATE,
  CREATE_ONLY: modeMessages.CREATE_ONLY,
  UPDATE_ONLY: modeMessages.UPDATE_ONLY,
  matchBy: modeMessages.matchBy,
  SKU: modeMessages.SKU,
  REFERENCE: modeMessages.REFERENCE,
  LENIENT_SKU: modeMessages.LENIENT_SKU,
  LENIENT_REFERENCE: modeMessages.LENIENT_REFERENCE,
  emptyCells: modeMessages.emptyCells,
  KEEP: modeMessages.KEEP,
  CLEAR: modeMessages.CLEAR,
  missingProducts: modeMessages.missingProducts,
  LEAVE: modeMessages.LEAVE,
  DRAFT: modeMessages.DRAFT,
  ARCHIVE: modeMessages.ARCHIVE,
  policy: { id: 'jobs.fact.policy', defaultMessage: 'Error policy' },
  profile: nameMessages.profile,
  restoredFrom: { id: 'jobs.fact.restoredFrom', defaultMessage: 'Restored from' },
  version: nameMessages.publishedVersion,
  versionNumber: sharedMessages.versionNumber,
  REJECT_EVERYTHING: sharedMessages.importAllOrNothing,
  REJECT_FAILED_ROWS: sharedMessages.skipProductsWithErrors,
  IGNORE_FAILED: sharedMessages.skipValuesWithErrors,
  gone: { id: 'jobs.detail.gone', defaultMessage: 'Job not found' },
  toList: { id: 'jobs.detail.toList', defaultMessage: 'Back to jobs' },
});
