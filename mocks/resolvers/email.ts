import type { RequestContext } from '../context';
import { withoutPasswordLinks } from '../domain/auth/passwordLinks';
import { eventQueue } from '../domain/eventQueue';
import type { EventMap } from '../events';
import { MAIL_FOLDERS, MAIL_LABELS } from '../records/email';
import type { MailChangeInput, Resolvers } from '../types.generated';

const box = () => import('../domain/email/mailBox');
const list = () => import('../domain/email/mailList');
const changes = () => import('../domain/email/changeMails');
const deletion = () => import('../domain/email/deleteMails');

/** The given fields of a change. Null values leave a field unchanged. */
const given = ({ folder, isRead, isStarred, labels }: MailChangeInput) => ({
  ...(folder && { folder }),
  ...(typeof isRead === 'boolean' && { isRead }),
  ...(typeof isStarred === 'boolean' && { isStarred }),
  ...(labels && { labels: [...new Set(labels)] }),
});

const neighbour = async (ctx: RequestContext, id: string, direction: 'previous' | 'next') =>
  (await box()).findNeighbor(ctx, id, direction);

export const emailResolvers: Resolvers = {
  Query: {
    mails: async (_, { input }, ctx) => (await list()).listMails(ctx, input ?? {}),
    mail: async (_, { id }, ctx) => (await box()).getMail(ctx, id),
  },
  Mutation: {
    mailSend: async (_, args, ctx) => (await import('../domain/email/sendMail')).sendMail(ctx, args),
    mailDraftSave: async (_, args, ctx) => (await import('../domain/email/drafts')).saveDraft(ctx, args),
    mailsUpdate: async (_, { ids, change }, ctx) => (await changes()).changeMails(ctx, ids, given(change)),
    mailsLabelToggle: async (_, { ids, label }, ctx) => (await changes()).toggleLabel(ctx, ids, label),
    mailsRestore: async (_, { ids }, ctx) => (await changes()).restoreMails(ctx, ids),
    mailsDelete: async (_, { ids }, ctx) => (await deletion()).deleteMails(ctx, ids),
    trashEmpty: async (_, _args, ctx) => (await deletion()).emptyTrash(ctx),
  },
  Subscription: {
    mailReceived: {
      subscribe: (_, _args, ctx) => eventQueue(ctx.events, 'mailReceived'),
      resolve: async ({ mailId }: EventMap['mailReceived'], _: unknown, ctx: RequestContext) =>
        (await box()).getMail(ctx, mailId),
    },
  },
  Mail: {
    message: ({ message }, _, { user }) => withoutPasswordLinks(user, message),
    labels: ({ labels }) => MAIL_LABELS.filter((label) => labels.includes(label)),
    folder: (mail) => MAIL_FOLDERS.find((folder) => folder === mail.folder) ?? null,
    hasPreviousMail: async ({ id }, _, ctx) => (await neighbour(ctx, id, 'previous')) !== null,
    hasNextMail: async ({ id }, _, ctx) => (await neighbour(ctx, id, 'next')) !== null,
    previousMail: ({ id }, _, ctx) => neighbour(ctx, id, 'previous'),
    nextMail: ({ id }, _, ctx) => neighbour(ctx, id, 'next'),
  },
  MailFolder: { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam', TRASH: 'trash' },
  MailLabel: { PRIVATE: 'private', COMPANY: 'company', IMPORTANT: 'important', PERSONAL: 'personal' },
  MailView: { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam', TRASH: 'trash', STARRED: 'starred' },
};
