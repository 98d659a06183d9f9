import { expect, test } from 'vitest';
import { openIssueRows } from '#server/domain/imports/jobs/issueRowsFile';
import type { OpenedProducts, SourceGroup } from '#server/domain/imports/openProducts';
import type { WorkRun } from '#server/domain/jobs/work';
import { issue } from '#server/domain/validation/issues';
import { partId } from '#server/records/jobs';
import { say, type Sentence, type SentenceValue } from '#server/records/sentence';
import { getPublishIssues } from '#scripts/catalog/publishIssues';
import { sourceSentences } from '../../support/sourceSentences';
import { createTestClient, type TestClient } from '../../support/testClient';
import { getCsv, startFile } from '../imports/jobs/importSetup';
import { runJobs } from '../jobs/engine';
import { putStored, readStored } from '../../support/stored';

/** A value of each kind that a sentence can have. */
const VALUES: readonly SentenceValue[] = [
  'Tent',
  12,
  { grouped: 12_000 },
  { amount: 36.9, currency: 'EUR' },
  { language: 'de' },
  { list: ['red', 4, say`The product has no image.`] },
  { labels: { en: 'Color', de: 'Farbe' } },
  { joined: ['one', 'two', 'three'], by: '{0}, {1}' },
  say`“${'Tent'}” isn’t a valid price.`,
];

const getValues = (template: string, shift: number) => {
  const count = 1 + Math.max(-1, ...[...template.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number)));
  return Array.from({ length: count }, (_, index) => VALUES[(index + shift) % VALUES.length]!);
};

/** Every sentence of the gateway, with values that differ from one to the next. */
const SENTENCES = [...new Set(sourceSentences.map(({ template }) => template))].map((template, index): Sentence => [
  template,
  ...getValues(template, index),
]);

const PER_PAGE = 100;

const ISSUES = SENTENCES.map((message, index) =>
  issue({
    code: 'ANY',
    severity: 'ERROR',
    category: 'POLICY',
    entityType: 'PRODUCT',
    rowNumber: 2,
    message,
    suggestedFix: SENTENCES.at(-1 - index)!,
  }),
);

/** What a reader must not see: a placeholder, a sentence as it is stored, or a value as an object. */
const getUnreadable = (texts: readonly unknown[]) =>
  texts.filter((text) => typeof text !== 'string' || /\{\d+\}|\[object |undefined|^\[|\["/.test(text));

const READ = `query ($id: ID!) {
  job(id: $id) { error log { message } }
  notifications { notifications { ... on JobNotification { job { error issues { issues { message } } } } } }
}`;

const READ_ISSUES = `query ($id: ID!, $page: Int) {
  job(id: $id) { issues(page: $page, perPage: ${PER_PAGE}) { issues { message suggestedFix } } }
}`;

/** Stores a failed import that says every sentence in its issues and its log. */
const createJob = async (gateway: TestClient['gateway']) => {
  const { id } = await startFile(gateway.context, '1', getCsv([{ sku: 'A', name: 'Tent', price: '1', gtin: '12' }]));
  await runJobs(gateway.context);
  const job = (await readStored(gateway, 'jobs', id))!;
  const parts = Math.ceil(ISSUES.length / PER_PAGE);
  const stored = {
    ...job,
    status: 'FAILED' as const,
    settledAt: gateway.context.now().toISOString(),
    error: SENTENCES.find((sentence) => sentence.length > 2)!,
    issueParts: parts,
    issueCounts: { error: ISSUES.length, warning: 0, info: 0 },
    storedIssueCounts: { error: ISSUES.length, warning: 0, info: 0 },
    log: SENTENCES.map((message) => ({ at: job.createdAt, level: 'ERROR' as const, message })),
  };
  await putStored(gateway, 'jobs', stored);
  for (let part = 0; part < parts; part++) {
    const items = ISSUES.slice(part * PER_PAGE, (part + 1) * PER_PAGE);
    await putStored(gateway, 'jobIssues', { id: partId(id, part), jobId: id, items });
  }
  return { job: stored, pages: parts };
};

test('Every kind of issue is a text for those who read it', async () => {
  const client = await createTestClient();
  const { context } = client.gateway;
  const { job, pages } = await createJob(client.gateway);

  for (const language of ['en', 'de']) {
    const ask = async (query: string, page?: number) => {
      const data = await client.data(query, { id: job.id, page }, { 'accept-language': language });
      return data;
    };
    const { job: shown, notifications } = await ask(READ);
    const notified = notifications.notifications.flatMap((each: { job?: object }) => each.job ?? []);
    expect(notified).not.toEqual([]);
    const texts = [
      shown.error,
      ...shown.log.map(({ message }: { message: string }) => message),
      ...notified.flatMap(({ error, issues }: { error: string | null; issues: { issues: { message: string }[] } }) => [
        ...(error === null ? [] : [error]),
        ...issues.issues.map(({ message }) => message),
      ]),
    ];
    for (let page = 1; page <= pages; page++) {
      const { issues } = (await ask(READ_ISSUES, page)).job.issues;
      texts.push(...issues.flatMap((each: Record<string, string>) => [each.message, each.suggestedFix]));
    }
    expect(texts.length).toBeGreaterThan(SENTENCES.length * 3);
    expect(getUnreadable(texts), language).toEqual([]);
  }

  const printed = await getPublishIssues(context, job.id);
  expect(printed).toHaveLength(SENTENCES.length);
  expect(getUnreadable(printed.map(({ message }) => message))).toEqual([]);

  const run = { ctx: context, job, yieldIfDue: async () => undefined } as unknown as WorkRun;
  const file = await openIssueRows(run, { columns: ['Sku'] } as OpenedProducts, { fileId: 'texts' } as never);
  await file.add({ rows: [{ number: 2, cells: ['A'] }] } as unknown as SourceGroup, ISSUES);
  await file.write();
  let written = '';
  for await (const slice of context.files.read('texts')) written += new TextDecoder().decode(slice);
  expect(written.length).toBeGreaterThan(SENTENCES.length * 10);
  expect(getUnreadable([written])).toEqual([]);
});
