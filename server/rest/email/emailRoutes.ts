import { z } from 'zod';
import type { RequestContext } from '../../context';
import { changeEmails, toggleLabel } from '../../domain/email/changeEmails';
import { getEmail, findNeighbor } from '../../domain/email/emailBox';
import { countEmails, findEmails } from '../../domain/email/emailList';
import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import { DEFAULT_MAIL_VIEW, type EmailRecord } from '../../records/email';
import { filter, id } from '../fields';
import { route, type Route } from '../route';
import { answerEmail, emailAnswer } from './emailAnswer';
import { emailData } from './emailData';

const count = z.number().int().min(0);

const oneEmail = emailAnswer.extend({ hasPreviousMail: z.boolean(), hasNextMail: z.boolean() });

const answerOne = async (ctx: RequestContext, email: EmailRecord): Promise<z.output<typeof oneEmail>> => ({
  ...answerEmail(ctx, email),
  hasPreviousMail: (await findNeighbor(ctx, email.id, 'previous')) !== null,
  hasNextMail: (await findNeighbor(ctx, email.id, 'next')) !== null,
});

/** The folder counts, regardless of the list's filter. */
const answerMeta = async (ctx: RequestContext) => {
  const counts = new Map((await countEmails(ctx)).map((row) => [row.view, row]));
  return {
    inbox: counts.get('inbox')?.unread ?? 0,
    draft: counts.get('draft')?.total ?? 0,
    spam: counts.get('spam')?.unread ?? 0,
  };
};

/** The paths of section 3 of the REST contract. */
export const emailRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/apps/email/emails',
    summary: 'Lists the emails of a folder, or the starred emails, newest first, with the folder counts.',
    takes: z.object({ q: filter, folder: filter, label: filter }),
    answers: z.strictObject({
      emails: z.array(emailAnswer),
      emailsMeta: z.strictObject({ inbox: count, draft: count, spam: count }),
    }),
    handle: async (ctx, { q, folder = DEFAULT_MAIL_VIEW, label }) => ({
      emails: (await findEmails(ctx, { view: folder, q, label })).map((email) => answerEmail(ctx, email)),
      emailsMeta: await answerMeta(ctx),
    }),
  }),
  route({
    method: 'POST',
    path: '/apps/email/update-emails',
    summary: 'Sets the given fields on each of the emails. Unknown ids are ignored.',
    takes: z.object({ emailIds: z.array(id), dataToUpdate: emailData }),
    answers: null,
    handle: (ctx, { emailIds, dataToUpdate }) => changeEmails(ctx, emailIds, dataToUpdate),
  }),
  route({
    method: 'POST',
    path: '/apps/email/update-emails-label',
    summary: 'Adds the label to the emails without it, and removes it from those that have it.',
    takes: z.object({ emailIds: z.array(id), label: z.string().min(1, 'must not be empty') }),
    answers: null,
    handle: (ctx, { emailIds, label }) => toggleLabel(ctx, emailIds, label),
  }),
  route({
    method: 'GET',
    path: '/apps/email/get-email',
    summary: 'Returns an email and whether there are older and newer emails.',
    takes: z.object({ id }),
    answers: oneEmail,
    handle: async (ctx, input) => answerOne(ctx, await getEmail(ctx, input.id)),
  }),
  route({
    method: 'GET',
    path: '/apps/email/paginate-email',
    summary: 'Returns the next older or newer email across all folders, in id order.',
    takes: z.object({ dir: z.enum(['previous', 'next']), emailId: id }),
    answers: oneEmail,
    handle: async (ctx, { dir, emailId }) => {
      await getEmail(ctx, emailId);
      const email = await findNeighbor(ctx, emailId, dir);
      if (email) return answerOne(ctx, email);
      const message =
        dir === 'next'
          ? say`No newer email than the one with the ID ${emailId} exists.`
          : say`No older email than the one with the ID ${emailId} exists.`;
      throw new DomainError('NOT_FOUND', message);
    },
  }),
];
