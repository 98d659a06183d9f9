import { describe, expect, it } from 'vitest';
import { createShop } from '../shops/shopClient';
import type { ReportCase } from './reportCase';

/** The cases by the part of the report that they are about, one module for each. */
const CASES = import.meta.glob<Record<string, readonly ReportCase[]>>('./cases/*.ts', { eager: true });

const DEFINE = 'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }';

const UNDO = 'mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }';

const sections = Object.entries(CASES).flatMap(([path, module]) =>
  Object.values(module).map((cases) => [/(\w+)\.ts$/.exec(path)?.[1] ?? path, cases] as const),
);

describe.each(sections)('reports about %s', (_, cases) => {
  it.each(cases)(
    '$title',
    async ({ catalog, attributes = {}, files, products, targets, issues, noIssues, job, refusal, isUndone }) => {
      const shop = await createShop(catalog);
      for (const [text, type] of Object.entries(attributes)) {
        await shop.request(DEFINE, { input: { labels: [{ locale: 'en', text }], type } });
      }
      let last: Awaited<ReturnType<typeof shop.importFile>> | undefined;
      let before: unknown;
      for (const [index, file] of files.entries()) {
        const { content, ...plan } = typeof file === 'string' ? { content: file } : file;
        before = isUndone && (await shop.products());
        const importing = shop.importFile(content, plan);
        if (refusal && index === files.length - 1) await expect(importing).rejects.toThrow(refusal);
        else last = await importing;
      }
      if (products) expect(await shop.products()).toMatchObject(products);
      if (targets) expect(last?.targets).toMatchObject(targets);
      if (issues)
        expect(last?.issues).toEqual(expect.arrayContaining(issues.map((one) => expect.objectContaining(one))));
      for (const code of noIssues ?? []) expect(last?.issues.map((one) => one.code)).not.toContain(code);
      if (job) expect(last?.job).toMatchObject(job);
      if (!isUndone) return;
      await shop.request(UNDO, { id: last?.job.id });
      await shop.gateway.idle();
      expect(await shop.products()).toEqual(before);
    },
  );
});
