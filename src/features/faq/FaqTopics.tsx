import { useIntl } from 'react-intl';
import type { FaqTopic } from '#graphql/types.generated';
import { UrlTabs } from '#ui/layout/UrlTabs';
import type { FaqQuery } from './Faq.generated';
import { messages } from './messages';

/** The topics in the order of the groups. */
export const topics = [
  'PAYMENT',
  'DELIVERY',
  'CANCELLATION_RETURN',
  'MY_ORDERS',
  'PRODUCT_SERVICES',
] as const satisfies readonly FaqTopic[];

type Groups = FaqQuery['faqGroups'];

const countQuestions = (groups: Groups) => groups.reduce((sum, { entries }) => sum + entries.length, 0);

export interface FaqTopicsProps {
  all: Groups;
  /** The groups with the questions that match the search. */
  found: Groups;
  value: FaqTopic | null;
  onChange: (topic: FaqTopic | null) => void;
}

/** Tabs for the topics, with the number of matching questions. */
export function FaqTopics({ all, found, value, onChange }: FaqTopicsProps) {
  const { formatMessage } = useIntl();
  return (
    <UrlTabs<FaqTopic | 'ALL'>
      label={formatMessage(messages.topics)}
      value={value ?? 'ALL'}
      tabs={[
        { value: 'ALL', label: formatMessage(messages.allTopics), count: countQuestions(found) },
        ...all.map(({ topic, title }) => ({
          value: topic,
          label: title,
          count: countQuestions(found.filter((each) => each.topic === topic)),
        })),
      ]}
      onChange={(topic) => onChange(topic === 'ALL' ? null : topic)}
    />
  );
}
