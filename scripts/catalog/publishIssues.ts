import type { DomainContext } from '#server/domain/context';
import { fromStored, type SentenceValue } from '#server/records/sentence';
import { toEnglish } from '#server/records/sentenceText';
import type { IssueRecord } from '#server/records/validation';

/** An issue with its message in English, and the message as a template with the values of its placeholders. */
export interface PublishIssue extends Pick<IssueRecord, 'code' | 'severity' | 'rowNumber' | 'field'> {
  message: string;
  messageParts: { template: string; values: readonly SentenceValue[] };
}

/** The issues of a job as they are printed: texts in English, with the parts that they are made of. */
export const getPublishIssues = async (ctx: DomainContext, jobId: string): Promise<PublishIssue[]> => {
  const parts = await ctx.store.list('jobIssues', (part) => part.jobId === jobId);
  return parts
    .flatMap(({ items }) => items)
    .map(({ code, severity, rowNumber, field, message }) => {
      const [template, ...values] = fromStored(message);
      return {
        code,
        severity,
        rowNumber,
        field,
        message: toEnglish([template, ...values]),
        messageParts: { template, values },
      };
    });
};
