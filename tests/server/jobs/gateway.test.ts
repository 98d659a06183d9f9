import { describe, expect, it } from 'vitest';
import { LIMITS } from '#server/domain/limits';
import { createTestClient, useTestClient } from '../../support/testClient';
import { changeStored } from '../../support/stored';

const client = useTestClient({ demoProducts: 5 });

const CSV = 'Artikel,Titel,Preis\nT-1,Tarp,30\nT-2,Tent,cheap\n';
const MAPPING = [
  { source: 'Artikel', target: 'sku' },
  { source: 'Titel', target: 'name' },
  { source: 'Preis', target: 'price', transforms: [{ type: 'TRIM' }] },
];

const JOB = `{
  id type mode status user trigger etaSeconds attempts isCancelable isPausable isResumable isRetryable isUndoable error
  createdAt startedAt settledAt heartbeatAt
  profile { id name } catalog { id lastJob { id } } progress { processed total } steps { step status }
  counts { created updated deleted skipped failed warnings } undoneBy { id } undoes { id }
  issueCounts { error warning info }
  issues(severity: ERROR) { totalDocs omitted totalPages issues { id code severity rowNumber column message suggestedFix } }
  changes { totalDocs changes { entityType entityId entityName action before after } }
  log { at level message } inputFile { name } outputFiles { name url } issueRowsFile { name url }
  publishedCatalog { id } importSummary { layout format rows products variants categories errorPolicy }
}`;

const upload = async () => {
  const create =
    'mutation ($size: Float!) { createFile(input: { name: "tents.csv", size: $size, mediaType: "text/csv" }) { file { id } } }';
  const { id } = (await client.data(create, { size: CSV.length })).createFile.file;
  await client.fetch(`/files/${id}?offset=0`, { method: 'PUT', body: CSV });
  return id as string;
};

const start = async (mode: 'DRY_RUN' | 'APPLY', profileId: string | null = null) => {
  const input = {
    catalogId: '2',
    fileId: await upload(),
    mode,
    layout: 'CUSTOM',
    mapping: MAPPING,
    errorPolicy: 'REJECT_FAILED_ROWS',
    profileId,
  };
  const { startImport } = await client.data(
    'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id status } } }',
    { input },
  );
  return startImport.job as { id: string; status: string };
};

const finish = async (id: string) => {
  await client.gateway.idle();
  return (await client.data(`query ($id: ID!) { job(id: $id) ${JOB} }`, { id })).job;
};

/** Continues with a gateway that has these limits. */
const limit = async (limits: Partial<typeof LIMITS>) =>
  Object.assign(client, await createTestClient({ demoProducts: 5, limits: { ...LIMITS, ...limits } }));

describe('Jobs API', () => {
  it('imports a file with a profile, reports issues, and undoes the import', async () => {
    const fileId = await upload();
    const { fileInspection } = await client.data(
      `query ($fileId: ID!) { importTargets { code label isRequired }
         fileInspection(fileId: $fileId) { file { name size } format encoding delimiter rowCount columns { name samples }
           layout { code name confidence } layouts { code } profiles { id }
           mapping { source target transforms { type argument replacement } } } }`,
      { fileId },
    );
    expect(fileInspection).toMatchObject({ format: 'CSV', rowCount: 2, columns: [{ name: 'Artikel' }, {}, {}] });
    const profile = { name: 'Tents', format: 'CSV', layout: 'CUSTOM', mapping: MAPPING, errorPolicy: 'IGNORE_FAILED' };
    const { createJobProfile } = await client.data(
      'mutation ($input: CreateJobProfileInput!) { createJobProfile(input: $input) { profile { id code type updatedAt } } }',
      { input: profile },
    );

    const dry = await finish((await start('DRY_RUN')).id);
    expect(dry).toMatchObject({ mode: 'DRY_RUN', counts: { created: 1, failed: 1 }, isUndoable: false });
    const job = await finish((await start('APPLY', createJobProfile.profile.id)).id);
    expect(job).toMatchObject({
      status: 'COMPLETED_WITH_ISSUES',
      counts: dry.counts,
      steps: [
        { step: 'READ', status: 'DONE' },
        { step: 'APPLY', status: 'DONE' },
        { step: 'FINISH', status: 'DONE' },
      ],
      profile: { name: 'Tents' },
      catalog: { id: '2', lastJob: { id: job.id } },
      inputFile: { name: 'tents.csv' },
      issueRowsFile: { name: 'tents-issues.csv' },
      issues: { totalDocs: 1, issues: [{ rowNumber: 3, column: 'Preis' }] },
      changes: { changes: [{ entityType: 'PRODUCT', entityName: 'Tarp', action: 'CREATE', after: { sku: 'T-1' } }] },
      importSummary: { rows: 2, products: 2 },
      isUndoable: true,
    });
    expect(await (await client.fetch(job.issueRowsFile.url)).text()).toContain('T-2,Tent,cheap,');

    const { undoJob } = await client.data('mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', {
      id: job.id,
    });
    const undo = undoJob.job;
    expect(await finish(undo.id)).toMatchObject({ type: 'ROLLBACK', undoes: { id: job.id }, counts: { deleted: 1 } });
    expect(await finish(job.id)).toMatchObject({ undoneBy: { id: undo.id }, isUndoable: false });
  });

  it('returns the number of issues that are not stored', async () => {
    await limit({ issues: 1 });
    const { id } = await start('DRY_RUN');
    await client.gateway.idle();
    const { job } = await client.data(`{ job(id: "${id}") {
      issueCounts { error warning info }
      all: issues { totalDocs omitted } errors: issues(severity: ERROR) { totalDocs omitted issues { rowNumber } }
    } }`);
    const { error, warning, info } = job.issueCounts;
    expect(job.errors).toEqual({ totalDocs: 1, omitted: error - 1, issues: [{ rowNumber: 3 }] });
    expect(warning).toBeGreaterThan(1);
    expect(job.all.omitted).toBeGreaterThan(0);
    expect(job.all.totalDocs + job.all.omitted).toBe(error + warning + info);
  });

  it('fails with a message for a file with more products than a catalog can contain', async () => {
    await limit({ products: 1 });
    for (const mode of ['DRY_RUN', 'APPLY'] as const) {
      expect(await finish((await start(mode)).id)).toMatchObject({
        status: 'FAILED',
        error: expect.stringMatching(/^“tents\.csv” has 2 products, but a catalog can have at most 1\. Split the file/),
        issueRowsFile: null,
      });
    }
  });

  it('returns the rows with errors after a job has ended', async () => {
    const { id } = await start('DRY_RUN');
    const ended = await finish(id);
    expect(ended.outputFiles).toEqual([ended.issueRowsFile]);
    await changeStored(client.gateway, 'jobs', id, { status: 'PAUSED' });
    expect(await finish(id)).toMatchObject({ issueRowsFile: null, outputFiles: [] });
  });

  it('lists jobs with totals and controls them, with an error if that is not possible', async () => {
    const { id } = await start('APPLY');
    await client.gateway.idle();
    const { jobs } = await client.data(
      `{ jobs(input: { q: "tents", perPage: 25 }) { jobs { id } totalDocs totalPages page perPage currentJob { id } } }`,
    );
    expect(jobs).toEqual({ jobs: [{ id }], totalDocs: 1, totalPages: 1, page: 1, perPage: 25, currentJob: null });
    for (const action of ['cancel', 'pause', 'resume', 'retry']) {
      const { errors } = await client.ask(`mutation { ${action}Job(input: { id: "${id}" }) { job { id } } }`);
      expect(errors).toMatchObject([
        { extensions: { code: 'CONFLICT' }, message: expect.stringContaining(`Job ${id}`) },
      ]);
    }
  });

  it('streams progress as events, starting with the current state', async () => {
    const { id } = await start('APPLY');
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: `subscription { jobProgress(id: "${id}") { id status progress { processed } } }` }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('COMPLETED_WITH_ISSUES')) {
      const { value, done } = await reader.read();
      expect(done).toBe(false);
      text += value;
    }
    await reader.cancel();
    expect(text).toContain(`"id":"${id}"`);
  });

  it('manages profiles', async () => {
    const input = { name: 'Tents', format: 'CSV', layout: 'CUSTOM', mapping: MAPPING, errorPolicy: 'IGNORE_FAILED' };
    const { createJobProfile } = await client.data(
      'mutation ($input: CreateJobProfileInput!) { createJobProfile(input: $input) { profile { id mapping { target transforms { type } } } } }',
      { input },
    );
    const one = createJobProfile.profile;
    expect(one.mapping[2]).toEqual({ target: 'price', transforms: [{ type: 'TRIM' }] });
    await client.data(
      'mutation ($input: UpdateJobProfileInput!) { updateJobProfile(input: $input) { profile { id } } }',
      {
        input: { id: one.id, name: 'Big tents' },
      },
    );
    expect((await client.data('{ jobProfiles { code layout mapping { target } } }')).jobProfiles).toEqual([
      { code: 'big-tents', layout: 'CUSTOM', mapping: MAPPING.map(({ target }) => ({ target })) },
    ]);
    await client.data('mutation ($id: ID!) { deleteJobProfile(input: { id: $id }) { deletedId } }', { id: one.id });
    expect((await client.data('{ jobProfiles { code } }')).jobProfiles).toEqual([]);
  });

  it('hides jobs from users without permission', async () => {
    await client.signIn('client@demo.com', 'client');
    expect(await client.refusal('{ jobs { totalDocs } }')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
