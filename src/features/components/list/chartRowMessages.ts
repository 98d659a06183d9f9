import { defineMessages } from '#i18n/defineMessages';

/** Titles and summaries of the pages about charts. */
export const chartRowMessages = defineMessages({
  areaChart: { id: 'chartPages.areaChart', defaultMessage: 'Area chart' },
  areaChartSummary: { id: 'chartPages.areaChartSummary', defaultMessage: 'Amounts over time, and their total.' },
  lineChart: { id: 'chartPages.lineChart', defaultMessage: 'Line chart' },
  lineChartSummary: {
    id: 'chartPages.lineChartSummary',
    defaultMessage: 'How values change over time, for up to four series.',
  },
  barChart: { id: 'chartPages.barChart', defaultMessage: 'Bar chart' },
  barChartSummary: { id: 'chartPages.barChartSummary', defaultMessage: 'One value for each of a few categories.' },
  groupedBarChart: { id: 'chartPages.groupedBarChart', defaultMessage: 'Grouped bar chart' },
  groupedBarChartSummary: {
    id: 'chartPages.groupedBarChartSummary',
    defaultMessage: 'Several series side by side, to compare them in each category.',
  },
  stackedBarChart: { id: 'chartPages.stackedBarChart', defaultMessage: 'Stacked bar chart' },
  stackedBarChartSummary: {
    id: 'chartPages.stackedBarChartSummary',
    defaultMessage: 'The parts of a total for each category.',
  },
  horizontalBarChart: { id: 'chartPages.horizontalBarChart', defaultMessage: 'Horizontal bar chart' },
  horizontalBarChartSummary: {
    id: 'chartPages.horizontalBarChartSummary',
    defaultMessage: 'Categories with long names, largest first.',
  },
  pieChart: { id: 'chartPages.pieChart', defaultMessage: 'Pie chart' },
  pieChartSummary: {
    id: 'chartPages.pieChartSummary',
    defaultMessage: 'Shares of a whole, for up to five values.',
  },
  donutChart: { id: 'chartPages.donutChart', defaultMessage: 'Donut chart' },
  donutChartSummary: {
    id: 'chartPages.donutChartSummary',
    defaultMessage: 'Shares of a whole, with the total in the middle.',
  },
  gauge: { id: 'chartPages.gauge', defaultMessage: 'Gauge' },
  gaugeSummary: { id: 'chartPages.gaugeSummary', defaultMessage: 'One value on a scale.' },
  heatMap: { id: 'chartPages.heatMap', defaultMessage: 'Heat map' },
  heatMapSummary: {
    id: 'chartPages.heatMapSummary',
    defaultMessage: 'Where values are high or low in two dimensions.',
  },
  sparklines: { id: 'chartPages.sparklines', defaultMessage: 'Sparklines' },
  sparklinesSummary: {
    id: 'chartPages.sparklinesSummary',
    defaultMessage: 'The trend of a value, in a line of text or a table cell.',
  },
  sankey: { id: 'chartPages.sankey', defaultMessage: 'Sankey diagram' },
  sankeySummary: { id: 'chartPages.sankeySummary', defaultMessage: 'How amounts flow from one stage to the next.' },
});
