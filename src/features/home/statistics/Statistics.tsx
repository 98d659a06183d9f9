import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { messages } from './messages';
import { StatisticsCard, statisticsCards, type StatisticsName } from './StatisticsCard';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  heading: { ...typographyStyles.subtitle1, margin: 0 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** The nine statistics cards of the shop, which a preference hides. */
export function Statistics() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const { preferences, setPreferences } = usePreferences();
  const { hasCharts } = preferences;
  const names = Object.keys(statisticsCards) as StatisticsName[];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {formatMessage(messages.heading)}
        </h2>
        <Button appearance="subtle" onClick={() => setPreferences({ hasCharts: !hasCharts })}>
          {formatMessage(hasCharts ? messages.hide : messages.show)}
        </Button>
      </div>
      {hasCharts && (
        <div className={styles.grid}>
          {names.map((name) => (
            <StatisticsCard key={name} name={name} />
          ))}
        </div>
      )}
    </section>
  );
}
