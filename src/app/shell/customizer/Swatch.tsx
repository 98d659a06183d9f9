import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  swatch: {
    width: '20px',
    height: '20px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    // Color choices must remain visible in forced-colors mode.
    forcedColorAdjust: 'none',
  },
});

/** A color swatch. */
export function Swatch({ color }: { color: string }) {
  return <span className={useStyles().swatch} style={{ backgroundColor: color }} />;
}
