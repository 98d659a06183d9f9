import { CounterBadge, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

const useStyles = makeStyles({
  list: {
    flexWrap: 'wrap',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalM})`,
    // On a phone, the tabs scroll in one row instead of wrapping away from their line.
    '@media (max-width: 599.98px)': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  tab: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  // As wide as three digits, so that the tabs after it stay in place when the count arrives.
  count: { minWidth: '32px' },
  unknown: { visibility: 'hidden' },
});

export interface UrlTabsProps<Value extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** A count of null is not known yet; its place is kept. */
  tabs: readonly { value: Value; label: string; count?: number | null }[];
  /** From `useUrlState`, so that the URL contains the open tab. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs whose selection the caller stores in the URL. */
export function UrlTabs<Value extends string>({ label, tabs, value, onChange }: UrlTabsProps<Value>) {
  const { formatNumber } = useIntl();
  const styles = useStyles();
  return (
    <TabList
      className={styles.list}
      aria-label={label}
      selectedValue={value}
      onTabSelect={(_event, data) => {
        const tab = tabs.find((each) => each.value === data.value);
        if (tab) onChange(tab.value);
      }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.value} value={tab.value}>
          <span className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && (
              <CounterBadge
                className={mergeClasses(styles.count, tab.count === null && styles.unknown)}
                color="informative"
                showZero
              >
                {formatNumber(tab.count ?? 0, { notation: (tab.count ?? 0) < 10_000 ? 'standard' : 'compact' })}
              </CounterBadge>
            )}
          </span>
        </Tab>
      ))}
    </TabList>
  );
}
