import type { ComponentDefinition, ComponentRow } from '../componentTypes';
import type { componentIds } from './componentIds';
import { chartRowMessages as messages } from './chartRowMessages';

/**
 * Loads a page with charts. Their library would otherwise load fonts from a public host as soon as it is loaded.
 */
const withCharts = async (load: () => Promise<{ page: ComponentDefinition }>): Promise<ComponentDefinition> => {
  Object.assign(window, { FabricConfig: { fontBaseUrl: '' } });
  return (await load()).page;
};

/** The pages about charts. */
export const chartRows: Readonly<Record<(typeof componentIds)['charts'][number], ComponentRow>> = {
  'area-chart': {
    title: messages.areaChart,
    summary: messages.areaChartSummary,
    keywords: ['time', 'figures'],
    load: () => withCharts(() => import('../pages/area-chart/page')),
  },
  'line-chart': {
    title: messages.lineChart,
    summary: messages.lineChartSummary,
    keywords: ['time', 'trend'],
    load: () => withCharts(() => import('../pages/line-chart/page')),
  },
  'bar-chart': {
    title: messages.barChart,
    summary: messages.barChartSummary,
    keywords: ['column', 'figures'],
    load: () => withCharts(() => import('../pages/bar-chart/page')),
  },
  'grouped-bar-chart': {
    title: messages.groupedBarChart,
    summary: messages.groupedBarChartSummary,
    keywords: ['series'],
    load: () => withCharts(() => import('../pages/grouped-bar-chart/page')),
  },
  'stacked-bar-chart': {
    title: messages.stackedBarChart,
    summary: messages.stackedBarChartSummary,
    keywords: ['total', 'parts'],
    load: () => withCharts(() => import('../pages/stacked-bar-chart/page')),
  },
  'horizontal-bar-chart': {
    title: messages.horizontalBarChart,
    summary: messages.horizontalBarChartSummary,
    keywords: ['ranking'],
    load: () => withCharts(() => import('../pages/horizontal-bar-chart/page')),
  },
  'pie-chart': {
    title: messages.pieChart,
    summary: messages.pieChartSummary,
    keywords: ['share'],
    load: () => withCharts(() => import('../pages/pie-chart/page')),
  },
  'donut-chart': {
    title: messages.donutChart,
    summary: messages.donutChartSummary,
    keywords: ['doughnut', 'share'],
    load: () => withCharts(() => import('../pages/donut-chart/page')),
  },
  gauge: {
    title: messages.gauge,
    summary: messages.gaugeSummary,
    keywords: ['meter', 'goal'],
    load: () => withCharts(() => import('../pages/gauge/page')),
  },
  'heat-map': {
    title: messages.heatMap,
    summary: messages.heatMapSummary,
    keywords: ['matrix'],
    load: () => withCharts(() => import('../pages/heat-map/page')),
  },
  sparklines: {
    title: messages.sparklines,
    summary: messages.sparklinesSummary,
    keywords: ['trend', 'inline'],
    load: () => withCharts(() => import('../pages/sparklines/page')),
  },
  'sankey-diagram': {
    title: messages.sankey,
    summary: messages.sankeySummary,
    keywords: ['flow'],
    load: () => withCharts(() => import('../pages/sankey-diagram/page')),
  },
};
