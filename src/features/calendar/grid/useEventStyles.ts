import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Start border of an event, in its calendar's text color. */
const inkBefore = {
  borderInlineStartWidth: '3px',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: 'var(--fc-event-contrast-color)',
} as const;

/** Styles of events in the grids. FullCalendar sets the colors of the calendar on each event. */
export const useEventStyles = makeStyles({
  event: {
    position: 'relative',
    boxSizing: 'border-box',
    color: 'var(--fc-event-contrast-color)',
    backgroundColor: 'var(--fc-event-color)',
    // In forced colors mode, backgrounds are removed and this border becomes visible.
    border: '1px solid transparent',
    cursor: 'pointer',
    ':hover': { boxShadow: tokens.shadow4 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px', zIndex: 2 },
  },
  begins: {
    borderStartStartRadius: tokens.borderRadiusMedium,
    borderEndStartRadius: tokens.borderRadiusMedium,
    ...inkBefore,
    marginInlineStart: '2px',
  },
  ends: {
    borderStartEndRadius: tokens.borderRadiusMedium,
    borderEndEndRadius: tokens.borderRadiusMedium,
    marginInlineEnd: '2px',
  },
  // High enough to be clicked beside the next one.
  bar: { display: 'flex', flexDirection: 'column', justifyContent: 'center', minHeight: '24px', marginBlockEnd: '1px' },
  block: {
    ...inkBefore,
    // An outline separates overlapping events.
    boxShadow: `0 0 0 1px ${tokens.colorNeutralBackground1}`,
  },
  blockBegins: {
    borderStartStartRadius: tokens.borderRadiusMedium,
    borderStartEndRadius: tokens.borderRadiusMedium,
  },
  blockEnds: {
    borderEndStartRadius: tokens.borderRadiusMedium,
    borderEndEndRadius: tokens.borderRadiusMedium,
    marginBlockEnd: '1px',
  },
  inner: { overflow: 'hidden' },
  dragged: { opacity: 0.8, boxShadow: tokens.shadow16 },
  /** Selected by a long press to be dragged or resized. */
  chosen: { boxShadow: tokens.shadow8, outline: `2px solid ${tokens.colorStrokeFocus2}` },
  barEdge: { position: 'absolute', insetBlock: 0, insetInlineEnd: '-4px', width: '10px' },
  blockEdge: { position: 'absolute', insetInline: 0, insetBlockEnd: '-4px', height: '10px' },
  /** Touch handle for resizing. */
  handle: {
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '1px',
      insetBlockEnd: 'calc(50% - 4px)',
      width: '6px',
      height: '6px',
      borderRadius: tokens.borderRadiusCircular,
      border: '1px solid var(--fc-event-contrast-color)',
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  more: {
    ...typographyStyles.caption1Strong,
    lineHeight: '24px',
    marginInline: '2px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  moreInColumn: { backgroundColor: tokens.colorNeutralBackground3 },
});
