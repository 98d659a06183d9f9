import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeEmails, restoreEmails, toggleLabel } from '#server/domain/email/changeEmails';
import { deleteEmails, emptyFolder } from '#server/domain/email/deleteEmails';
import { deliverEmail } from '#server/domain/email/deliverEmail';
import { saveDraft } from '#server/domain/email/drafts';
import { sendEmail } from '#server/domain/email/sendEmail';
import { MAIL_FOLDERS, MAIL_LABELS } from '#server/records/email';
import { DomainError } from '#server/errors';
import { createTestContext, type TestContext } from '../catalogs/domainContext';

type Step = (ctx: TestContext) => Promise<unknown>;

const from = { name: 'Mei', email: 'mei@fjordworks.example', avatar: null };
const to = [{ email: 'a@b.example' }];
const ids = fc.array(fc.integer({ min: 1, max: 8 }).map(String), { maxLength: 4 });
const id = fc.integer({ min: 1, max: 8 }).map(String);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>((ctx) => deliverEmail(ctx, { from, to: [], subject: '', message: '' })),
  fc.option(id).map<Step>((replyToId) => (ctx) => sendEmail(ctx, { input: { to, subject: 'x', replyToId } })),
  fc.option(id).map<Step>((draftId) => (ctx) => saveDraft(ctx, { id: draftId, input: {} })),
  id.map<Step>((draftId) => (ctx) => sendEmail(ctx, { input: { to, subject: 'x' }, draftId })),
  fc.tuple(ids, fc.constantFrom(...MAIL_FOLDERS)).map<Step>(
    ([some, folder]) =>
      (ctx) =>
        changeEmails(ctx, some, { folder }),
  ),
  fc.tuple(ids, fc.constantFrom(...MAIL_LABELS)).map<Step>(
    ([some, label]) =>
      (ctx) =>
        toggleLabel(ctx, some, label),
  ),
  ids.map<Step>((some) => (ctx) => restoreEmails(ctx, some)),
  ids.map<Step>((some) => (ctx) => deleteEmails(ctx, some)),
  fc.constant<Step>((ctx) => emptyFolder(ctx, 'trash')),
);

test('keeps ids and labels unique and former folders known for concurrent requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (work) => {
      const ctx = createTestContext();
      await Promise.all(
        work.map(async (step) => {
          await step(ctx).catch((error: unknown) => {
            if (!(error instanceof DomainError)) throw error;
          });
        }),
      );
      const emails = await ctx.store.list('mails');
      const all = emails.flatMap((email) => [email.id, ...email.replies.map((reply) => reply.id)]);
      expect(new Set(all).size).toBe(all.length);
      for (const { labels, folder, formerFolder } of emails) {
        expect(new Set(labels).size).toBe(labels.length);
        if (folder !== 'trash') expect(formerFolder).toBeNull();
        expect(formerFolder).not.toBe('trash');
      }
    }),
    { numRuns: 60 },
  );
});
