import { makeStyles, tokens } from '@fluentui/react-components';
import type { CalendarName } from '#graphql/types.generated';
import { calendarLooks } from './calendarMarks';

const useStyles = makeStyles({
  mark: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusMedium,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
  },
});

/** Colored mark of a calendar, shown next to its name. */
export function CalendarDot({ calendar }: { calendar: CalendarName }) {
  const { icon: Icon, ground, ink } = calendarLooks[calendar];
  return (
    <span aria-hidden="true" className={useStyles().mark} style={{ backgroundColor: ground, color: ink }}>
      <Icon />
    </span>
  );
}
