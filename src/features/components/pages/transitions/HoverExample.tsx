import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  box: {
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    transitionProperty: 'background-color, box-shadow',
    transitionTimingFunction: tokens.curveEasyEase,
    ':hover': { backgroundColor: tokens.colorBrandBackground2, boxShadow: tokens.shadow8 },
    '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
  },
});

const durations = ['durationFaster', 'durationNormal', 'durationSlower'] as const;

/** Point at a box. The tokens name how long a change takes. */
export function HoverExample() {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      {durations.map((name) => (
        <div key={name} className={styles.box} style={{ transitionDuration: tokens[name] }}>
          <code>{name}</code>
        </div>
      ))}
    </div>
  );
}
