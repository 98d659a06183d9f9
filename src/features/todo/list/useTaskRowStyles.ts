import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { listRow } from '#ui/layout/listRow';
import { textEnd } from '#ui/layout/textAlign';
import { narrowList } from '../todoSize';

/** Layout of a task in the list: one line, or two in a narrow list. */
export const useTaskRowStyles = makeStyles({
  row: {
    ...typographyStyles.body1,
    ...listRow,
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto minmax(132px, auto) 28px auto',
    gridTemplateAreas: '"check words tags due face tools"',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground1,
    [narrowList]: {
      gridTemplateColumns: '32px auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"check words words words tools" "check due tags face face"',
      columnGap: 0,
      rowGap: '2px',
      alignItems: 'start',
      paddingBlock: tokens.spacingVerticalS,
      paddingInline: tokens.spacingHorizontalXS,
    },
  },
  check: { gridArea: 'check' },
  words: {
    gridArea: 'words',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
    [narrowList]: { minHeight: '32px', paddingInlineStart: '4px' },
  },
  link: {
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'match-parent',
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  completed: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  tags: {
    gridArea: 'tags',
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    justifyContent: 'end',
    [narrowList]: { justifyContent: 'start', minHeight: '24px', alignItems: 'center', paddingInlineStart: '4px' },
  },
  due: {
    gridArea: 'due',
    ...textEnd,
    [narrowList]: {
      minHeight: '24px',
      display: 'flex',
      alignItems: 'center',
      ':not(:empty)': { paddingInline: '4px 2px' },
    },
  },
  face: { gridArea: 'face', display: 'flex', justifyContent: 'end', [narrowList]: { paddingInlineEnd: '4px' } },
  tools: { gridArea: 'tools', display: 'flex', alignItems: 'center' },
});
