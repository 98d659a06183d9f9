import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { StatisticsCard, statisticsCards, type StatisticsName } from './StatisticsCard';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  heading: { ...typographyStyles.subtitle1, margin: 0 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** The nine statistics cards of the shop. */
export function Statistics() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const names = Object.keys(statisticsCards) as StatisticsName[];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {formatMessage(messages.heading)}
      </h2>
      <div className={styles.grid}>
        {names.map((name) => (
          <StatisticsCard key={name} name={name} />
        ))}
      </div>
    </section>
  );
}
