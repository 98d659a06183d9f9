import { defineMessages } from '#i18n/defineMessages';

/** Messages of charts. */
export const messages = defineMessages({
  legend: { id: 'ui.chart.legend', defaultMessage: 'Legend of {label}' },
  week: { id: 'ui.chart.week', defaultMessage: 'Week {number, number}' },
});
