import { defineMessages } from '#i18n/defineMessages';

/** Messages of the statistics cards. */
export const messages = defineMessages({
  heading: { id: 'home.statistics', defaultMessage: 'Sales and visitors' },
  hide: { id: 'home.statistics.hide', defaultMessage: 'Hide charts' },
  show: { id: 'home.statistics.show', defaultMessage: 'Show charts' },
  ordersBarChart: { id: 'home.statistics.ordersBarChart', defaultMessage: 'Orders by week' },
  profitLineChart: { id: 'home.statistics.profitLineChart', defaultMessage: 'Profit' },
  subscribers: { id: 'home.statistics.subscribers', defaultMessage: 'Subscribers gained' },
  revenue: { id: 'home.statistics.revenue', defaultMessage: 'Revenue generated' },
  sales: { id: 'home.statistics.sales', defaultMessage: 'Quarterly sales' },
  orders: { id: 'home.statistics.orders', defaultMessage: 'Orders received' },
  siteTraffic: { id: 'home.statistics.siteTraffic', defaultMessage: 'Site traffic' },
  activeUsers: { id: 'home.statistics.activeUsers', defaultMessage: 'Active users' },
  newsletter: { id: 'home.statistics.newsletter', defaultMessage: 'Newsletter subscribers' },
});
