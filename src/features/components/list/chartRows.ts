import type { ComponentRow } from '../componentTypes';
import type { componentIds } from './componentIds';
import { chartRowMessages as messages } from './chartRowMessages';

/** The pages about charts. */
export const chartRows: Readonly<Record<(typeof componentIds)['charts'][number], ComponentRow>> = {
  'area-chart': {
    title: messages.areaChart,
    summary: messages.areaChartSummary,
    keywords: ['time', 'figures'],
    load: () => import('../pages/area-chart/page').then((module) => module.page),
  },
  'line-chart': {
    title: messages.lineChart,
    summary: messages.lineChartSummary,
    keywords: ['time', 'trend'],
    load: () => import('../pages/line-chart/page').then((module) => module.page),
  },
  'bar-chart': {
    title: messages.barChart,
    summary: messages.barChartSummary,
    keywords: ['column', 'figures'],
    load: () => import('../pages/bar-chart/page').then((module) => module.page),
  },
  'grouped-bar-chart': {
    title: messages.groupedBarChart,
    summary: messages.groupedBarChartSummary,
    keywords: ['series'],
    load: () => import('../pages/grouped-bar-chart/page').then((module) => module.page),
  },
  'stacked-bar-chart': {
    title: messages.stackedBarChart,
    summary: messages.stackedBarChartSummary,
    keywords: ['total', 'parts'],
    load: () => import('../pages/stacked-bar-chart/page').then((module) => module.page),
  },
  'horizontal-bar-chart': {
    title: messages.horizontalBarChart,
    summary: messages.horizontalBarChartSummary,
    keywords: ['ranking'],
    load: () => import('../pages/horizontal-bar-chart/page').then((module) => module.page),
  },
  'pie-chart': {
    title: messages.pieChart,
    summary: messages.pieChartSummary,
    keywords: ['share'],
    load: () => import('../pages/pie-chart/page').then((module) => module.page),
  },
  'donut-chart': {
    title: messages.donutChart,
    summary: messages.donutChartSummary,
    keywords: ['doughnut', 'share'],
    load: () => import('../pages/donut-chart/page').then((module) => module.page),
  },
  gauge: {
    title: messages.gauge,
    summary: messages.gaugeSummary,
    keywords: ['meter', 'goal'],
    load: () => import('../pages/gauge/page').then((module) => module.page),
  },
  'heat-map': {
    title: messages.heatMap,
    summary: messages.heatMapSummary,
    keywords: ['matrix'],
    load: () => import('../pages/heat-map/page').then((module) => module.page),
  },
  sparklines: {
    title: messages.sparklines,
    summary: messages.sparklinesSummary,
    keywords: ['trend', 'inline'],
    load: () => import('../pages/sparklines/page').then((module) => module.page),
  },
  'sankey-diagram': {
    title: messages.sankey,
    summary: messages.sankeySummary,
    keywords: ['flow'],
    load: () => import('../pages/sankey-diagram/page').then((module) => module.page),
  },
};
