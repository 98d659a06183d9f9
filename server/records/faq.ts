import type { FaqTopic } from '../types.generated';

/** The question groups in display order, with their REST names (REST contract, section 10). */
export const FAQ_TOPICS = {
  PAYMENT: 'payment',
  DELIVERY: 'delivery',
  CANCELLATION_RETURN: 'cancellationReturn',
  MY_ORDERS: 'myOrders',
  PRODUCT_SERVICES: 'productServices',
} as const satisfies Record<FaqTopic, string>;

interface FaqEntryRecord {
  id: string;
  question: string;
  answer: string;
}

export interface FaqGroupRecord {
  id: string;
  topic: FaqTopic;
  icon: string;
  title: string;
  subtitle: string;
  entries: FaqEntryRecord[];
}
