import { tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { Beach16Regular } from '@fluentui/react-icons/svg/beach';
import { Briefcase16Regular } from '@fluentui/react-icons/svg/briefcase';
import { Home16Regular } from '@fluentui/react-icons/svg/home';
import { Person16Regular } from '@fluentui/react-icons/svg/person';
import { Tag16Regular } from '@fluentui/react-icons/svg/tag';
import type { CalendarName } from '../../graphql/types.generated';

/** How a calendar is told from the others: a mark, and colours of which one can be read on the other. */
export interface CalendarLook {
  icon: FluentIcon;
  ground: string;
  ink: string;
}

/** The looks of the calendars. */
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

/** The calendar of an event; what belongs to none of them counts as the rest. */
export const calendarOf = ({ calendar }: { calendar: CalendarName | null }): CalendarName => calendar ?? 'ETC';
