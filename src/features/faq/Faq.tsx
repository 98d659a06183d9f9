import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '#routing/pageNames';
import { urlChoice, urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { hasMatch } from '#lib/textMatch';
import { SearchField } from '#ui/filter/SearchField';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { questionButtonId } from '#ui/text/QuestionList';
import { useFaqQuery, type FaqQuery } from './Faq.generated';
import { FaqGroups } from './FaqGroups';
import { FaqSkeleton } from './FaqSkeleton';
import { FaqTopics, topics } from './FaqTopics';
import { messages } from './messages';
import { titles } from './titles';

const useStyles = makeStyles({
  search: { display: 'grid', maxWidth: '480px', '& > span': { width: '100%', boxSizing: 'border-box' } },
  body: { display: 'grid', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});

const faqParams = { q: urlText(), group: urlChoice(topics), question: urlText() };

/** The groups with only the questions that match in question or answer, without groups that have none. */
const findQuestions = ({ faqGroups }: FaqQuery, q: string) =>
  q.trim() === ''
    ? faqGroups
    : faqGroups
        .map((group) => ({
          ...group,
          entries: group.entries.filter(({ question, answer }) => hasMatch(question, q) || hasMatch(answer, q)),
        }))
        .filter(({ entries }) => entries.length > 0);

/** Moves the focus to the question that was in the URL when the screen was opened. */
function useFocusOnArrival(question: string, isLoaded: boolean): void {
  const [arrival] = useState(question);
  useEffect(() => {
    if (!isLoaded || arrival === '') return;
    const button = document.getElementById(questionButtonId(arrival));
    button?.scrollIntoView?.({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, [arrival, isLoaded]);
}

/** Questions and answers by topic, with search. A link to a question opens it. */
export function Faq() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [{ q, group, question }, setState] = useUrlState(faqParams);
  const result = useFaqQuery();
  usePageTitle(result.data?.faqGroups.find(({ topic }) => topic === group)?.title ?? formatMessage(titles.faq));
  useFocusOnArrival(question, result.data !== undefined);
  return (
    <Page isNarrow heading={formatMessage(titles.faq)} description={formatMessage(messages.description)}>
      <div className={styles.search}>
        <SearchField label={formatMessage(messages.search)} value={q} onChange={(text) => setState({ q: text })} />
      </div>
      <QueryView result={result} skeleton={<FaqSkeleton />}>
        {(data) => {
          const found = findQuestions(data, q);
          return (
            <div className={styles.body}>
              <FaqTopics
                all={data.faqGroups}
                found={found}
                value={group}
                onChange={(topic) => setState({ group: topic }, { push: true })}
              />
              <FaqGroups
                groups={found.filter(({ topic }) => group === null || topic === group)}
                isFiltered={q.trim() !== '' || group !== null}
                q={q}
                open={question}
                onOpen={(id) => setState({ question: id })}
                onClear={() => setState({ q: '', group: null })}
              />
            </div>
          );
        }}
      </QueryView>
    </Page>
  );
}
