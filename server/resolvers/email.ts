import { findNeighbor, getEmail } from '../domain/email/emailBox';
import { listEmails } from '../domain/email/emailList';
import { changeEmails, restoreEmails, setLabel, toggleLabel } from '../domain/email/changeEmails';
import { deleteEmails, emptyFolder } from '../domain/email/deleteEmails';
import { sendEmail } from '../domain/email/sendEmail';
import { saveDraft } from '../domain/email/drafts';
import { attachmentBytes } from '../domain/email/attachmentSize';
import type { RequestContext } from '../context';
import { withoutPasswordLinks } from '../domain/auth/passwordLinks';
import { withoutNulls } from '../domain/email/emailInput';
import { eventQueue } from '../domain/events/eventQueue';
import type { EventMap } from '../events';
import { MAIL_FOLDERS, MAIL_LABELS } from '../records/email';
import type { Resolvers } from '../types.generated';

const neighbour = (ctx: RequestContext, id: string, direction: 'previous' | 'next') => findNeighbor(ctx, id, direction);

export const emailResolvers: Resolvers = {
  Query: {
    emails: (_, { input }, ctx) => listEmails(ctx, input ?? {}),
    email: (_, { id }, ctx) => getEmail(ctx, id),
  },
  Mutation: {
    sendEmail: (_, { input: { draftId, ...input } }, ctx) => sendEmail(ctx, { input, draftId }),
    saveEmailDraft: async (_, { input: { id, ...input } }, ctx) => ({ email: await saveDraft(ctx, { id, input }) }),
    updateEmails: async (_, { input: { ids, ...change } }, ctx) => ({
      emails: await changeEmails(ctx, ids, withoutNulls(change)),
    }),
    toggleEmailLabel: async (_, { input }, ctx) => ({ emails: await toggleLabel(ctx, input.ids, input.label) }),
    setEmailLabel: async (_, { input: { ids, label, isSet } }, ctx) => ({
      emails: await setLabel(ctx, ids, label, isSet),
    }),
    restoreEmails: async (_, { input }, ctx) => ({ emails: await restoreEmails(ctx, input.ids) }),
    deleteEmails: async (_, { input }, ctx) => ({ deletedIds: await deleteEmails(ctx, input.ids) }),
    emptyEmailFolder: async (_, { input }, ctx) => ({ deletedIds: await emptyFolder(ctx, input.folder) }),
  },
  Subscription: {
    emailReceived: {
      subscribe: (_, _args, ctx) => eventQueue(ctx.events, 'emailReceived'),
      resolve: ({ emailId }: EventMap['emailReceived'], _: unknown, ctx: RequestContext) => getEmail(ctx, emailId),
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
  EmailAttachment: { bytes: (attachment) => attachmentBytes(attachment) },
};
