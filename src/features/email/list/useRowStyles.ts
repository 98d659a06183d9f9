import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { listRow } from '#ui/layout/listRow';
import { textEnd } from '#ui/layout/textAlign';
import { narrowList } from '../emailBoxSize';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Layout of an email in the list: one line, or three on a phone. */
export const useRowStyles = makeStyles({
  row: {
    ...typographyStyles.body1,
    ...listRow,
    display: 'grid',
    gridTemplateColumns: '32px 32px 40px minmax(112px, 190px) minmax(0, 1fr) auto 72px',
    gridTemplateAreas: '"check star face people words marks time"',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    [narrowList]: {
      gridTemplateColumns: '32px 40px minmax(0, 1fr) auto',
      gridTemplateAreas: '"check face people time" "check face words words" "star face marks marks"',
      alignItems: 'start',
      rowGap: '2px',
      paddingBlock: tokens.spacingVerticalS,
      paddingInline: tokens.spacingHorizontalXS,
    },
  },
  unread: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    // A mark in addition to bold type, which is hard to see in some scripts.
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      backgroundColor: tokens.colorCompoundBrandBackground,
      forcedColorAdjust: 'none',
    },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    // A darker background would not leave enough contrast for the lighter text.
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  check: { gridArea: 'check', [narrowList]: { marginBlockStart: '-4px' } },
  star: { gridArea: 'star', display: 'flex', justifyContent: 'center' },
  face: { gridArea: 'face', [narrowList]: { paddingBlockStart: '2px' } },
  people: { gridArea: 'people', display: 'flex', alignItems: 'baseline', columnGap: '6px', minWidth: 0 },
  name: oneLine,
  thread: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  words: {
    gridArea: 'words',
    display: 'flex',
    alignItems: 'baseline',
    minWidth: 0,
    paddingInlineStart: tokens.spacingHorizontalS,
    [narrowList]: { display: 'block', paddingInlineStart: 0 },
  },
  link: {
    ...oneLine,
    flexShrink: 0,
    maxWidth: '75%',
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [narrowList]: { display: 'block', width: 'fit-content', maxWidth: '100%' },
  },
  dash: {
    marginInline: tokens.spacingHorizontalSNudge,
    color: tokens.colorNeutralForeground3,
    [narrowList]: { display: 'none' },
  },
  excerpt: {
    ...oneLine,
    minWidth: 0,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    [narrowList]: { display: 'block', width: 'fit-content', maxWidth: '100%' },
  },
  marks: {
    gridArea: 'marks',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    paddingInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    [narrowList]: { paddingInlineStart: 0 },
  },
  time: {
    ...typographyStyles.caption1,
    gridArea: 'time',
    ...textEnd,
    whiteSpace: 'nowrap',
    fontWeight: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
});
