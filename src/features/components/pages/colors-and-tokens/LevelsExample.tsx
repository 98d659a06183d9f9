import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const shadows = ['shadow2', 'shadow4', 'shadow8', 'shadow16', 'shadow28'] as const;
const radii = ['borderRadiusSmall', 'borderRadiusMedium', 'borderRadiusLarge', 'borderRadiusXLarge'] as const;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, padding: tokens.spacingHorizontalS },
  box: {
    ...typographyStyles.caption1,
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: '136px',
    height: '64px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Shadows raise what floats above the page; the radius grows with the size of a surface. */
export function LevelsExample() {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      {shadows.map((name) => (
        <code key={name} className={styles.box} style={{ boxShadow: tokens[name] }}>
          {name}
        </code>
      ))}
      {radii.map((name) => (
        <code key={name} className={styles.box} style={{ borderRadius: tokens[name] }}>
          {name.replace('borderRadius', '')}
        </code>
      ))}
    </div>
  );
}
