import { mergeClasses, useThemeClassName } from '@fluentui/react-components';
import type { CalendarOptions } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useEventStyles } from './grid/useEventStyles';
import { useGridStyles, useListStyles } from './grid/useGridStyles';

interface Day {
  isToday: boolean;
  isOther: boolean;
}

/** Styles for the parts of FullCalendar, based on the colors, borders, and typography of Fluent. */
export function useCalendarLook(): CalendarOptions {
  const grid = useGridStyles();
  const list = useListStyles();
  const event = useEventStyles();
  const theme = useThemeClassName();
  return useMemo(() => {
    const cell = ({ isToday, isOther }: Day) => mergeClasses(grid.cell, isOther && grid.outside, isToday && grid.today);
    return {
      borderless: true,
      className: mergeClasses(grid.root, grid.surface),
      tableHeaderClass: grid.surface,
      fillerClass: grid.cell,
      dayHeaderRowClass: grid.cell,
      dayHeaderAlign: 'center',
      dayHeaderClass: mergeClasses(grid.cell, grid.centered),
      dayHeaderInnerClass: ({ isToday }) => mergeClasses(grid.head, isToday && grid.headToday),
      dayHeaderDividerClass: grid.dividerBelow,
      dayRowClass: grid.cell,
      dayCellClass: cell,
      dayCellTopClass: grid.cellTop,
      dayCellTopInnerClass: ({ isOther, isToday }) =>
        mergeClasses(grid.dayNumber, isOther && grid.dayNumberOutside, isToday && grid.dayNumberToday),
      dayLaneClass: cell,
      dayLaneInnerClass: ({ isNarrow }) => (isNarrow ? grid.laneNarrow : grid.lane),
      slotLaneClass: ({ isMinor }) => mergeClasses(grid.cell, isMinor && grid.minor),
      slotHeaderRowClass: grid.cell,
      slotHeaderClass: ({ isMinor }) => mergeClasses(grid.cell, isMinor && grid.minor, grid.atEnd),
      slotHeaderInnerClass: grid.slotHead,
      slotHeaderDividerClass: grid.dividerAfter,
      allDayHeaderClass: grid.atEnd,
      allDayHeaderInnerClass: grid.slotHead,
      allDayDividerClass: grid.allDayDivider,
      highlightClass: grid.highlight,
      nowIndicatorLineClass: grid.now,

      // A dragged event is attached to the document's body, outside the theme.
      eventClass: ({ isDragging, isSelected }) =>
        mergeClasses(isDragging && mergeClasses(theme, event.dragged), isSelected && event.chosen),
      blockEventClass: event.event,
      blockEventInnerClass: event.inner,
      rowEventClass: ({ isStart, isEnd }) => mergeClasses(event.bar, isStart && event.begins, isEnd && event.ends),
      rowEventAfterClass: ({ isEndResizable, isSelected }) =>
        mergeClasses(isEndResizable && event.barEdge, isEndResizable && isSelected && event.handle),
      columnEventClass: ({ isStart, isEnd }) =>
        mergeClasses(event.block, isStart && event.blockBegins, isEnd && event.blockEnds),
      columnEventAfterClass: ({ isEndResizable, isSelected }) =>
        mergeClasses(isEndResizable && event.blockEdge, isEndResizable && isSelected && event.handle),
      rowMoreLinkClass: event.more,
      columnMoreLinkClass: mergeClasses(event.more, event.moreInColumn),

      listDayClass: ({ isLast }) => (isLast ? '' : list.day),
      listDayHeaderClass: list.head,
      listDayHeaderInnerClass: ({ isToday, level }) =>
        mergeClasses(level === 0 ? list.headText : list.headDate, isToday && list.headToday),
      noEventsClass: list.empty,
      views: {
        timeGrid: { dayCellBottomClass: grid.allDayRoom },
        list: { listItemEventClass: ({ isFirst }) => mergeClasses(list.row, !isFirst && list.rowBelow) },
      },
    } satisfies CalendarOptions;
  }, [grid, list, event, theme]);
}
