import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  name: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  title3: typographyStyles.title3,
  subtitle1: typographyStyles.subtitle1,
  subtitle2: typographyStyles.subtitle2,
  body1: typographyStyles.body1,
  body1Strong: typographyStyles.body1Strong,
  caption1: typographyStyles.caption1,
  caption1Strong: typographyStyles.caption1Strong,
});

const uses = [
  ['title3', 'Titles of pages without a menu'],
  ['subtitle1', 'The heading of a page'],
  ['subtitle2', 'The heading of a panel'],
  ['body1', 'Text'],
  ['body1Strong', 'Names, and what matters in a text'],
  ['caption1', 'Notes below a name'],
  ['caption1Strong', 'Badges and table headers'],
] as const;

/** The styles of the type ramp that the app uses. */
export function ScaleExample() {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {uses.map(([name, text]) => (
        <li key={name}>
          <span className={mergeClasses(styles[name])}>{text}</span>
          <code className={styles.name}>typographyStyles.{name}</code>
        </li>
      ))}
    </ul>
  );
}
