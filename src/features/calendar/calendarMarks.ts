import { tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { Beach16Regular } from '@fluentui/react-icons/svg/beach';
import { Briefcase16Regular } from '@fluentui/react-icons/svg/briefcase';
import { Home16Regular } from '@fluentui/react-icons/svg/home';
import { Person16Regular } from '@fluentui/react-icons/svg/person';
import { Tag16Regular } from '@fluentui/react-icons/svg/tag';
import type { CalendarName } from '#graphql/types.generated';

/** The mark and colors of a calendar. The text color is readable on the background color. */
export interface CalendarLook {
  icon: FluentIcon;
  ground: string;
  ink: string;
}

/** The mark and colors of each calendar. */
export const calendarLooks: Record<CalendarName, CalendarLook> = {
  BUSINESS: {
    icon: Briefcase16Regular,
    ground: tokens.colorPaletteBlueBackground2,
    ink: tokens.colorPaletteBlueForeground2,
  },
  FAMILY: {
    icon: Home16Regular,
    ground: tokens.colorPalettePinkBackground2,
    ink: tokens.colorPalettePinkForeground2,
  },
  HOLIDAY: {
    icon: Beach16Regular,
    ground: tokens.colorPaletteForestBackground2,
    ink: tokens.colorPaletteForestForeground2,
  },
  PERSONAL: {
    icon: Person16Regular,
    ground: tokens.colorPaletteLavenderBackground2,
    ink: tokens.colorPaletteLavenderForeground2,
  },
  ETC: {
    icon: Tag16Regular,
    ground: tokens.colorPaletteBeigeBackground2,
    ink: tokens.colorPaletteBeigeForeground2,
  },
};

/** The calendar of an event. Events without a known calendar belong to `ETC`. */
export function getCalendar({ calendar }: { calendar: CalendarName | null }): CalendarName {
  return calendar ?? 'ETC';
}
