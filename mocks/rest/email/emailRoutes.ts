import { z } from 'zod';
import type { RequestContext } from '../../context';
import { changeMails, toggleLabel } from '../../domain/email/changeMails';
import { getMail, neighbourOf } from '../../domain/email/mailBox';
import { countMails, findMails } from '../../domain/email/mailList';
import { DomainError } from '../../errors';
import { DEFAULT_MAIL_VIEW, type MailRecord } from '../../records/email';
import { filter, id } from '../fields';
import { route, type Route } from '../route';
import { answerMail, mailAnswer } from './mailAnswer';
import { mailData } from './mailData';

const count = z.number().int().min(0);

const oneMail = mailAnswer.extend({ hasPreviousMail: z.boolean(), hasNextMail: z.boolean() });

const answerOne = async (ctx: RequestContext, mail: MailRecord): Promise<z.output<typeof oneMail>> => ({
  ...answerMail(ctx, mail),
  hasPreviousMail: (await neighbourOf(ctx, mail.id, 'previous')) !== null,
  hasNextMail: (await neighbourOf(ctx, mail.id, 'next')) !== null,
});

/** The figures beside the folders, whatever the list shows. */
const answerMeta = async (ctx: RequestContext) => {
  const counts = new Map((await countMails(ctx)).map((row) => [row.view, row]));
  return {
    inbox: counts.get('inbox')?.unread ?? 0,
    draft: counts.get('draft')?.total ?? 0,
    spam: counts.get('spam')?.unread ?? 0,
  };
};

/** The rows of the REST contract's section 3. */
export const emailRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/apps/email/emails',
    summary: 'The mails of a folder, or the starred ones, newest first, with the figures beside the folders.',
    takes: z.object({ q: filter, folder: filter, label: filter }),
    answers: z.strictObject({
      emails: z.array(mailAnswer),
      emailsMeta: z.strictObject({ inbox: count, draft: count, spam: count }),
    }),
    handle: async (ctx, { q, folder = DEFAULT_MAIL_VIEW, label }) => ({
      emails: (await findMails(ctx, { view: folder, q, label })).map((mail) => answerMail(ctx, mail)),
      emailsMeta: await answerMeta(ctx),
    }),
  }),
  route({
    method: 'POST',
    path: '/apps/email/update-emails',
    summary: 'Assigns the given fields to each of the mails; unknown ids are passed over.',
    takes: z.object({ emailIds: z.array(id), dataToUpdate: mailData }),
    answers: null,
    handle: (ctx, { emailIds, dataToUpdate }) => changeMails(ctx, emailIds, dataToUpdate),
  }),
  route({
    method: 'POST',
    path: '/apps/email/update-emails-label',
    summary: 'Gives the label to those of the mails that lack it and takes it from those that have it.',
    takes: z.object({ emailIds: z.array(id), label: z.string('must be text').min(1, 'must not be empty') }),
    answers: null,
    handle: (ctx, { emailIds, label }) => toggleLabel(ctx, emailIds, label),
  }),
  route({
    method: 'GET',
    path: '/apps/email/get-email',
    summary: 'One mail, with whether there are older and newer ones.',
    takes: z.object({ id }),
    answers: oneMail,
    handle: async (ctx, input) => answerOne(ctx, await getMail(ctx, input.id)),
  }),
  route({
    method: 'GET',
    path: '/apps/email/paginate-email',
    summary: 'The next older or newer mail of all folders, in the order of ids.',
    takes: z.object({ dir: z.enum(['previous', 'next'], 'must be previous or next'), emailId: id }),
    answers: oneMail,
    handle: async (ctx, { dir, emailId }) => {
      await getMail(ctx, emailId);
      const mail = await neighbourOf(ctx, emailId, dir);
      if (mail) return answerOne(ctx, mail);
      const message = `There is no ${dir === 'next' ? 'newer' : 'older'} mail than the one with the id ${emailId}.`;
      throw new DomainError('NOT_FOUND', message);
    },
  }),
];
