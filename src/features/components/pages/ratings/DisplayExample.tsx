import { makeStyles, RatingDisplay, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** The average of all ratings, with their number, and a short form for lists. */
export function DisplayExample() {
  return (
    <div className={useStyles().row}>
      <RatingDisplay value={4.5} count={128} aria-label="4.5 of 5 stars from 128 ratings" role="img" />
      <RatingDisplay value={3.8} compact color="marigold" aria-label="3.8 of 5 stars" role="img" />
    </div>
  );
}
