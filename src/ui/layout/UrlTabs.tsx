import { CounterBadge, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  list: { flexWrap: 'wrap', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  tab: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
});

/** Props of `UrlTabs`. */
export interface UrlTabsProps<Value extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: string; count?: number }[];
  /** From `useUrlState`, so that the URL contains the open tab. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs whose selection the caller stores in the URL. */
export function UrlTabs<Value extends string>({ label, tabs, value, onChange }: UrlTabsProps<Value>) {
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
              <CounterBadge count={tab.count} overflowCount={9999} color="informative" showZero />
            )}
          </span>
        </Tab>
      ))}
    </TabList>
  );
}
