import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { urlChoice, urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { QuestionList } from '#ui/text/QuestionList';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { messages } from './messages';
import { PlanCard } from './PlanCard';
import type { PlanCardFragment } from './PlanCard.generated';
import { useOwnPlanQuery, usePricingQuery } from './Pricing.generated';
import { titles } from './titles';

const useStyles = makeStyles({
  billing: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  saving: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, minHeight: '20px' },
  plans: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  questions: { display: 'grid', rowGap: tokens.spacingVerticalM, marginBlockStart: tokens.spacingVerticalL },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
});

const intervals = ['monthly', 'yearly'] as const;
const pricingParams = { billing: urlChoice(intervals, 'monthly'), question: urlText() };

/** The largest share that a plan saves when paid once a year. */
const getLargestSaving = (plans: readonly PlanCardFragment[]) =>
  Math.max(
    0,
    ...plans.map(({ monthlyPrice, yearlyPlan }) =>
      Number(monthlyPrice.amount) === 0 ? 0 : 1 - Number(yearlyPlan.perMonth.amount) / Number(monthlyPrice.amount),
    ),
  );

/** The plan of the signed-in account in the user list; undefined if it has none or the account can't read the list. */
function useOwnPlan(): string | undefined {
  const { user, can } = useSession();
  const email = user?.email ?? '';
  const { data } = useOwnPlanQuery({ variables: { email }, skip: email === '' || !can('read', 'User') });
  const own = data?.users.users.find((each) => each.email?.toLowerCase() === email.toLowerCase());
  return own?.currentPlan ?? undefined;
}

/** The plans with monthly or yearly prices, and questions about them. */
export function PricingPage() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [{ billing, question }, setState] = useUrlState(pricingParams);
  const result = usePricingQuery();
  const ownPlan = useOwnPlan();
  const saving = getLargestSaving(result.data?.pricing.plans ?? []);
  return (
    <Page isNarrow heading={formatMessage(titles.pricing)} description={formatMessage(messages.description)}>
      <div className={styles.billing}>
        <UrlTabs
          label={formatMessage(messages.billing)}
          value={billing}
          tabs={intervals.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          onChange={(value) => setState({ billing: value })}
        />
        <p className={styles.saving}>{saving > 0 && formatMessage(messages.saveUpTo, { share: saving })}</p>
      </div>
      <QueryView
        result={result}
        skeleton={
          <div className={styles.plans}>
            {[1, 2, 3].map((at) => (
              <Placeholder key={at} height={420} />
            ))}
          </div>
        }
      >
        {({ pricing }) => (
          <>
            <VisuallyHidden>
              <h2>{formatMessage(messages.plans)}</h2>
            </VisuallyHidden>
            <div className={styles.plans}>
              {pricing.plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} isYearly={billing === 'yearly'} isCurrent={plan.code === ownPlan} />
              ))}
            </div>
            {pricing.questions.length > 0 && (
              <section className={styles.questions} aria-labelledby="pricing-questions">
                <h2 id="pricing-questions" className={styles.heading}>
                  {formatMessage(messages.questions)}
                </h2>
                <QuestionList entries={pricing.questions} open={question} onOpen={(id) => setState({ question: id })} />
              </section>
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}
