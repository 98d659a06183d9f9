import type { RequestContext } from '../context';
import { withoutPasswordLinks } from '../domain/auth/passwordLinks';
import { withoutNulls } from '../domain/email/emailInput';
import { eventQueue } from '../domain/events/eventQueue';
import type { EventMap } from '../events';
import { MAIL_FOLDERS, MAIL_LABELS } from '../records/email';
import type { Resolvers } from '../types.generated';

const box = () => import('../domain/email/emailBox');
const list = () => import('../domain/email/emailList');
const changes = () => import('../domain/email/changeEmails');
const deletion = () => import('../domain/email/deleteEmails');

const neighbour = async (ctx: RequestContext, id: string, direction: 'previous' | 'next') =>
  (await box()).findNeighbor(ctx, id, direction);

export const emailResolvers: Resolvers = {
  Query: {
    emails: async (_, { input }, ctx) => (await list()).listEmails(ctx, input ?? {}),
    email: async (_, { id }, ctx) => (await box()).getEmail(ctx, id),
  },
  Mutation: {
    sendEmail: async (_, { input: { draftId, ...input } }, ctx) =>
      (await import('../domain/email/sendEmail')).sendEmail(ctx, { input, draftId }),
    saveEmailDraft: async (_, { input: { id, ...input } }, ctx) => ({
      email: await (await import('../domain/email/drafts')).saveDraft(ctx, { id, input }),
    }),
    updateEmails: async (_, { input: { ids, ...change } }, ctx) => ({
      emails: await (await changes()).changeEmails(ctx, ids, withoutNulls(change)),
    }),
    toggleEmailLabel: async (_, { input }, ctx) => ({
      emails: await (await changes()).toggleLabel(ctx, input.ids, input.label),
    }),
    setEmailLabel: async (_, { input: { ids, label, isSet } }, ctx) => ({
      emails: await (await changes()).setLabel(ctx, ids, label, isSet),
    }),
    restoreEmails: async (_, { input }, ctx) => ({ emails: await (await changes()).restoreEmails(ctx, input.ids) }),
    deleteEmails: async (_, { input }, ctx) => ({ deletedIds: await (await deletion()).deleteEmails(ctx, input.ids) }),
    emptyEmailFolder: async (_, { input }, ctx) => ({
      deletedIds: await (await deletion()).emptyFolder(ctx, input.folder),
    }),
  },
  Subscription: {
    emailReceived: {
      subscribe: (_, _args, ctx) => eventQueue(ctx.events, 'emailReceived'),
      resolve: async ({ emailId }: EventMap['emailReceived'], _: unknown, ctx: RequestContext) =>
        (await box()).getEmail(ctx, emailId),
    },
  },
  Email: {
    message: ({ message }, _, { user }) => withoutPasswordLinks(user, message),
    labels: ({ labels }) => MAIL_LABELS.filter((label) => labels.includes(label)),
    folder: (email) => MAIL_FOLDERS.find((folder) => folder === email.folder) ?? null,
    hasPreviousEmail: async ({ id }, _, ctx) => (await neighbour(ctx, id, 'previous')) !== null,
    hasNextEmail: async ({ id }, _, ctx) => (await neighbour(ctx, id, 'next')) !== null,
    previousEmail: ({ id }, _, ctx) => neighbour(ctx, id, 'previous'),
    nextEmail: ({ id }, _, ctx) => neighbour(ctx, id, 'next'),
  },
  EmailAttachment: {
    bytes: async (attachment) => (await import('../domain/email/attachmentSize')).attachmentBytes(attachment),
  },
  EmailFolder: { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam', TRASH: 'trash' },
  EmailLabel: { PRIVATE: 'private', COMPANY: 'company', IMPORTANT: 'important', PERSONAL: 'personal' },
  EmailView: { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam', TRASH: 'trash', STARRED: 'starred' },
};
