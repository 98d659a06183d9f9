import { z } from 'zod';
import { listFaqGroups } from '../domain/help/faq';
import { FAQ_TOPICS } from '../records/faq';
import { filter } from './fields';
import { type Route, route } from './route';

const group = z.strictObject({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(z.strictObject({ question: z.string(), ans: z.string() })),
});

/** The FAQ paths (REST contract, section 10). */
export const faqRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/faq/data',
    summary: 'Lists frequently asked questions by topic. Topics without matches are omitted.',
    takes: z.object({ q: filter }),
    answers: z.strictObject({
      payment: group.optional(),
      delivery: group.optional(),
      cancellationReturn: group.optional(),
      myOrders: group.optional(),
      productServices: group.optional(),
    }),
    handle: async (ctx, input) => {
      const groups = await listFaqGroups(ctx, input);
      return Object.fromEntries(
        groups.map(({ topic, icon, title, subtitle, entries }) => [
          FAQ_TOPICS[topic],
          { icon, title, subtitle, qandA: entries.map(({ question, answer }) => ({ question, ans: answer })) },
        ]),
      );
    },
  }),
];
