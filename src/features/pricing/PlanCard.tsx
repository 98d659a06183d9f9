import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { planNames } from '#entities/plan/planNames';
import { StatusBadge } from '#ui/text/StatusBadge';
import type { PlanCardFragment } from './PlanCard.generated';
import { messages } from './messages';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalXL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflowWrap: 'anywhere',
  },
  popular: { border: `2px solid ${tokens.colorBrandStroke1}`, padding: `calc(${tokens.spacingHorizontalXL} - 1px)` },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '28px' },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  // Two lines, so that the prices of all plans are at the same height.
  subtitle: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, minHeight: '2lh' },
  price: { ...typographyStyles.title3, margin: 0, fontVariantNumeric: 'tabular-nums' },
  // Keeps the benefits of all plans at the same height, whether monthly or yearly.
  terms: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0, minHeight: '32px' },
  saving: { display: 'block', color: tokens.colorStatusSuccessForeground1 },
  benefits: {
    ...typographyStyles.body1,
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  benefit: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  check: { flexShrink: 0, color: tokens.colorBrandForeground1 },
});

export interface PlanCardProps {
  plan: PlanCardFragment;
  isYearly: boolean;
  /** Whether the signed-in user has this plan. */
  isCurrent: boolean;
}

/** A plan with its price and benefits. */
export function PlanCard({ plan, isYearly, isCurrent }: PlanCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const id = useId();
  const { monthlyPrice, yearlyPlan } = plan;
  const title = formatMessage(planNames[plan.code]);
  const { amount, currencyCode } = isYearly ? yearlyPlan.perMonth : monthlyPrice;
  const formatPrice = (value: number) =>
    formatNumber(value, { style: 'currency', currency: currencyCode, trailingZeroDisplay: 'stripIfInteger' });
  const total = Number(yearlyPlan.totalAnnual.amount);
  const saving = Number(monthlyPrice.amount) * 12 - total;
  const terms =
    total === 0
      ? formatMessage(messages.free)
      : isYearly
        ? formatMessage(messages.billedYearly, { price: formatPrice(total) })
        : formatMessage(messages.billedMonthly);
  return (
    <article className={mergeClasses(styles.card, plan.isPopular && styles.popular)} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {plan.isPopular && <StatusBadge tone="info" label={formatMessage(messages.popular)} />}
        {isCurrent && <StatusBadge tone="success" label={formatMessage(messages.current)} />}
      </div>
      <p className={styles.subtitle}>{plan.subtitle}</p>
      <p className={styles.price}>{formatMessage(messages.perMonth, { price: formatPrice(Number(amount)) })}</p>
      <p className={styles.terms}>
        {terms}
        {isYearly && saving > 0 && (
          <span className={styles.saving}>{formatMessage(messages.saving, { price: formatPrice(saving) })}</span>
        )}
      </p>
      <ul className={styles.benefits} aria-label={formatMessage(messages.benefits, { plan: title })}>
        {plan.benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Checkmark20Regular className={styles.check} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
    </article>
  );
}
