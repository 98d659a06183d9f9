import type { RequestContext } from '../context';
import { withoutNulls } from '../domain/email/emailInput';
import { eventQueue } from '../domain/events/eventQueue';
import type { EventMap } from '../events';
import type { EmailRecord } from '../records/email';
import type { Resolvers } from '../types.generated';

const calendar = () => import('../domain/calendar/events');
const chats = () => import('../domain/chat/chatList');
const emails = () => import('../domain/email/changeEmails');
const emailDeletion = () => import('../domain/email/deleteEmails');
const emailBox = () => import('../domain/email/emailBox');
const invoices = () => import('../domain/invoices/invoiceWrites');
const wishlist = () => import('../domain/shop/wishlist');
const cart = () => import('../domain/shop/cart');
const posts = () => import('../domain/blog/postWrites');
const profile = () => import('../domain/profile/profileWrites');
const users = () => import('../domain/users/userWrites');
const tasks = () => import('../domain/todo/taskWrites');

const neighbour =
  (direction: 'previous' | 'next') =>
  async ({ id }: EmailRecord, _: unknown, ctx: RequestContext) =>
    (await emailBox()).findNeighbor(ctx, id, direction);

/** The former names of `schema/deprecatedApps.graphql`: each calls the rule that the name in its place calls. */
export const deprecatedAppsResolvers: Resolvers = {
  Query: {
    mails: async (_, { input }, ctx) => (await import('../domain/email/emailList')).listEmails(ctx, input ?? {}),
    mail: async (_, { id }, ctx) => (await emailBox()).getEmail(ctx, id),
  },
  Subscription: {
    mailReceived: {
      subscribe: (_, _args, ctx) => eventQueue(ctx.events, 'emailReceived'),
      resolve: async ({ emailId }: EventMap['emailReceived'], _: unknown, ctx: RequestContext) =>
        (await emailBox()).getEmail(ctx, emailId),
    },
  },
  EmailPage: { mails: ({ emails: rows }) => rows },
  Email: {
    hasPreviousMail: async (email, _, ctx) => (await neighbour('previous')(email, _, ctx)) !== null,
    hasNextMail: async (email, _, ctx) => (await neighbour('next')(email, _, ctx)) !== null,
    previousMail: neighbour('previous'),
    nextMail: neighbour('next'),
  },
  EmailAttachment: {
    size: async (attachment) => (await import('../domain/email/attachmentSize')).attachmentSize(attachment),
  },
  ShopFacets: {
    priceMin: ({ prices }) => prices?.min ?? 0,
    priceMax: ({ prices }) => prices?.max ?? 0,
  },
  StatisticsCard: { statistics: async (card) => (await import('../domain/analytics')).figureText(card) },
  PaymentDetails: {
    totalDue: async (invoice) => {
      const { getAmounts } = await import('#shared/invoiceAmounts');
      const { moneyText } = await import('../records/invoiceAmounts');
      return moneyText(getAmounts(invoice).balance);
    },
  },
  PaletteFinds: {
    mails: async (question, _, ctx) => (await import('../domain/search/palette')).findPaletteEmails(ctx, question),
  },
  Mutation: {
    calendarEventCreate: async (_, { input }, ctx) => (await calendar()).createEvent(ctx, input),
    calendarEventUpdate: async (_, { id, input }, ctx) => (await calendar()).updateEvent(ctx, id, input),
    calendarEventDelete: async (_, { id }, ctx) => (await calendar()).deleteEvent(ctx, id),
    taskCreate: async (_, { input }, ctx) => (await tasks()).createTask(ctx, input),
    taskUpdate: async (_, { id, input }, ctx) => (await tasks()).updateTask(ctx, id, input),
    taskToggle: async (_, { id, flag }, ctx) => (await tasks()).toggleTask(ctx, id, flag),
    taskDelete: async (_, { id }, ctx) => (await tasks()).deleteTask(ctx, id),
    taskRestore: async (_, { id }, ctx) => (await tasks()).restoreTask(ctx, id),
    taskPurge: async (_, { id }, ctx) => (await tasks()).purgeTask(ctx, id),
    chatMarkSeen: async (_, { contactId }, ctx) => (await (await chats()).openChat(ctx, contactId)).chat,
    chatMessageSend: async (_, args, ctx) =>
      (await (await import('../domain/chat/sendChatMessage')).sendChatMessage(ctx, args)).chat,
    chatProfileUserUpdate: async (_, { input }, ctx) =>
      (await import('../domain/chat/profileUser')).updateProfileUser(ctx, input),
    mailSend: async (_, args, ctx) => {
      const { email, repliedTo } = await (await import('../domain/email/sendEmail')).sendEmail(ctx, args);
      return { mail: email, repliedTo };
    },
    mailDraftSave: async (_, args, ctx) => (await import('../domain/email/drafts')).saveDraft(ctx, args),
    mailsUpdate: async (_, { ids, change }, ctx) => (await emails()).changeEmails(ctx, ids, withoutNulls(change)),
    mailsLabelToggle: async (_, { ids, label }, ctx) => (await emails()).toggleLabel(ctx, ids, label),
    mailsRestore: async (_, { ids }, ctx) => (await emails()).restoreEmails(ctx, ids),
    mailsDelete: async (_, { ids }, ctx) => (await emailDeletion()).deleteEmails(ctx, ids),
    trashEmpty: async (_, _args, ctx) => (await emailDeletion()).emptyFolder(ctx, 'trash'),
    invoiceCreate: async (_, { input }, ctx) => (await invoices()).createInvoice(ctx, input),
    invoiceUpdate: async (_, { id, input }, ctx) => (await invoices()).updateInvoice(ctx, id, input),
    invoiceRestore: async (_, { id }, ctx) => (await invoices()).restoreInvoice(ctx, id),
    invoiceDelete: async (_, { id }, ctx) => (await invoices()).deleteInvoice(ctx, id),
    wishlistAdd: async (_, { productId }, ctx) => (await wishlist()).addToWishlist(ctx, productId),
    wishlistRemove: async (_, { productId }, ctx) => (await wishlist()).removeFromWishlist(ctx, productId),
    cartAdd: async (_, { productId }, ctx) => (await cart()).addToCart(ctx, productId),
    cartQuantitySet: async (_, { productId, qty }, ctx) =>
      (await cart()).setCartQuantity(ctx, { productId, quantity: qty }),
    cartRemove: async (_, { productId }, ctx) => (await cart()).removeFromCart(ctx, productId),
    checkout: async (_, { input }, ctx) => (await import('../domain/shop/orders')).placeOrder(ctx, input),
    userCreate: async (_, { input }, ctx) => (await users()).createUser(ctx, input),
    userUpdate: async (_, { id, input }, ctx) => (await users()).updateUser(ctx, id, input),
    userDelete: async (_, { id }, ctx) => (await users()).deleteUser(ctx, id),
    blogPostCreate: async (_, { input }, ctx) => (await posts()).createPost(ctx, input),
    blogPostSave: async (_, { id, input }, ctx) => (await posts()).savePost(ctx, id, input),
    blogCommentAdd: async (_, args, ctx) => (await import('../domain/blog/comments')).addComment(ctx, args),
    blogBookmarkToggle: async (_, { postId }, ctx) => (await posts()).togglePostBookmark(ctx, postId),
    articleHelpfulMark: async (_, args, ctx) => (await import('../domain/help/knowledgeBase')).toggleRating(ctx, args),
    profilePostLike: async (_, args, ctx) => (await profile()).likePost(ctx, args),
    profilePostComment: async (_, args, ctx) => (await profile()).commentPost(ctx, args),
    profileCommentLike: async (_, args, ctx) => (await profile()).likeComment(ctx, args),
    profilePollVote: async (_, { optionId }, ctx) => (await profile()).toggleVote(ctx, optionId),
    suggestedPageFavorite: async (_, args, ctx) => (await profile()).favoritePage(ctx, args),
    profileFeedFavorite: async (_, args, ctx) => (await profile()).favoriteFeed(ctx, args),
    profileSuggestionFollow: async (_, args, ctx) => (await profile()).followSuggestion(ctx, args),
  },
};
