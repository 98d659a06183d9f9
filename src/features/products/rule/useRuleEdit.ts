import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { JobRunFragment } from '#entities/job/JobRun.generated';
import { useJobRun } from '#entities/job/useJobRun';
import { getErrorMessage } from '#graphql/errors';
import { useToast } from '#ui/state/useToast';
import { ruleMessages as messages } from './ruleMessages';

/** The edit of a rule as it is sent: no conditions remove the rule. */
interface RuleEdit {
  where: string;
  /** When the edit began, so that another edit since then is not overwritten; null without a rule. */
  updatedAt: string | null;
}

interface RuleEditOptions {
  /** The stored rule; null without one. */
  rule: { where: string; updatedAt: string } | null;
  /** What the rule belongs to. */
  name: string;
  /** Saves the edit. Resolves to the job that changes the products; null without one. */
  send: (edit: RuleEdit) => Promise<JobRunFragment | null | undefined>;
  /** Says that the edit was saved, and how many products the job has changed. */
  describe: (where: string, count: number) => string;
  /** Called instead of following a job if there is none. */
  onStored?: (done: string) => void;
}

/**
 * The conditions of a rule while they are edited, those that the edit began with, those that others have stored since
 * then, and the function that saves it and reports it. What others store is followed until the conditions are changed
 * here. Afterwards it is `newer`, null if the rule was removed, undefined if the conditions are the same: the user has
 * seen what saving replaces.
 */
export function useRuleEdit({ rule, name, send, describe, onStored }: RuleEditOptions) {
  const intl = useIntl();
  const toast = useToast();
  const runJob = useJobRun();
  const [stored, setStored] = useState(rule);
  const [text, setText] = useState(rule?.where ?? '');
  const [isSaved, setIsSaved] = useState(false);
  const isUntouched = text === (stored?.where ?? '');
  const isNewer = rule?.where !== stored?.where && text !== (rule?.where ?? '');
  if (rule?.updatedAt !== stored?.updatedAt && (isUntouched || !isNewer)) {
    setStored(rule);
    if (isUntouched) setText(rule?.where ?? '');
  }
  const submit = async (where: string) => {
    try {
      const job = await send({ where, updatedAt: rule?.updatedAt ?? null });
      if (job) {
        const busy = intl.formatMessage(messages.saving, { name });
        runJob(job, { busy, done: ({ counts }) => describe(where, counts.updated) });
      } else onStored?.(describe(where, 0));
      setIsSaved(true);
    } catch (error) {
      toast.error(intl.formatMessage(messages.unsaved), getErrorMessage(error, intl));
    }
  };
  const newer = isNewer && !isSaved ? (rule?.where ?? null) : undefined;
  return { stored: stored?.where ?? '', newer, text, setText, isSaved, submit };
}
