import type { RequestContext } from '../context';
import { isEditable } from '../domain/sharing';
import { inspectView, listViews, type ViewOutcome } from '../domain/views/viewList';
import { createView, deleteView, updateView, useView } from '../domain/views/viewWrites';
import { nameInLanguage } from '../i18n/translate';
import type { ViewRecord } from '../records/views';
import type { Resolvers } from '../types.generated';

/** What the views of a request find. Each is inspected once. */
const outcomes = new WeakMap<RequestContext, Map<ViewRecord, Promise<ViewOutcome>>>();

const getOutcome = (view: ViewRecord, ctx: RequestContext): Promise<ViewOutcome> => {
  const known = outcomes.get(ctx) ?? new Map<ViewRecord, Promise<ViewOutcome>>();
  outcomes.set(ctx, known);
  const outcome = known.get(view) ?? inspectView(ctx, view);
  known.set(view, outcome);
  return outcome;
};

const isUser = (ids: readonly string[], { user }: RequestContext) => user !== null && ids.includes(user.id);

export const viewsResolvers: Resolvers = {
  Query: { views: (_, { list, catalogId }, ctx) => listViews(ctx, { list, catalogId: catalogId ?? null }) },
  Mutation: {
    createView: async (_, { input }, ctx) => ({ view: await createView(ctx, input) }),
    updateView: async (_, { input }, ctx) => ({ view: await updateView(ctx, input) }),
    useView: async (_, { input }, ctx) => {
      const view = await useView(ctx, input);
      return { view, views: await listViews(ctx, view) };
    },
    deleteView: async (_, { input }, ctx) => ({ deletedId: await deleteView(ctx, input.id) }),
  },
  View: {
    owner: async ({ ownerId }, _, ctx) => (await ctx.store.get('authUsers', ownerId))?.fullName ?? null,
    isOwn: ({ ownerId }, _, ctx) => ownerId === ctx.user?.id,
    isEditable: (view, _, ctx) => ctx.user !== null && isEditable(ctx.user, view),
    isPinned: ({ unpinnedBy }, _, ctx) => !isUser(unpinnedBy, ctx),
    isDefault: ({ defaultOf }, _, ctx) => isUser(defaultOf, ctx),
    count: async (view, _, ctx) => (await getOutcome(view, ctx)).count,
    fault: async (view, _, ctx) => {
      const { fault } = await getOutcome(view, ctx);
      return fault === null ? null : nameInLanguage(fault, ctx);
    },
  },
};
