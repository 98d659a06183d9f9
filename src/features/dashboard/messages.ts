import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';
import { titles } from './titles';

/** Messages of the analytics dashboard. */
export const messages = defineMessages({
  heading: titles.analytics,
  period: { id: 'dashboard.period', defaultMessage: 'Period of {card}' },
  year: { id: 'dashboard.year', defaultMessage: 'Year of {card}' },
  LAST_28_DAYS: { id: 'dashboard.period.LAST_28_DAYS', defaultMessage: 'Last 28 days' },
  LAST_MONTH: { id: 'dashboard.period.LAST_MONTH', defaultMessage: 'Last month' },
  LAST_YEAR: { id: 'dashboard.period.LAST_YEAR', defaultMessage: 'Last year' },
  support: { id: 'dashboard.support', defaultMessage: 'Support tracker' },
  tickets: { id: 'dashboard.support.tickets', defaultMessage: 'Tickets' },
  newTickets: { id: 'dashboard.support.new', defaultMessage: 'New tickets' },
  openTickets: { id: 'dashboard.support.open', defaultMessage: 'Open tickets' },
  responseTime: { id: 'dashboard.support.response', defaultMessage: 'First reply' },
  days: sharedMessages.dayCount,
  completedTickets: { id: 'dashboard.support.completed', defaultMessage: 'Completed tickets' },
  sessions: { id: 'dashboard.sessions', defaultMessage: 'Average sessions' },
  goal: { id: 'dashboard.sessions.goal', defaultMessage: 'Goal' },
  users: nameMessages.users,
  retention: { id: 'dashboard.sessions.retention', defaultMessage: 'Retention' },
  growth: { id: 'dashboard.sessions.growth', defaultMessage: '{change} from the previous period' },
  revenueReport: { id: 'dashboard.revenueReport', defaultMessage: 'Revenue report' },
  earnings: { id: 'dashboard.revenueReport.earnings', defaultMessage: 'Earnings' },
  expenses: { id: 'dashboard.revenueReport.expenses', defaultMessage: 'Expenses' },
  budget: { id: 'dashboard.revenueReport.budget', defaultMessage: 'Budget: {amount}' },
  goals: { id: 'dashboard.goals', defaultMessage: 'Goal overview' },
  completed: commonMessages.done,
  inProgress: { id: 'dashboard.goals.inProgress', defaultMessage: 'In progress' },
  revenue: { id: 'dashboard.revenue', defaultMessage: 'Revenue' },
  thisMonth: { id: 'dashboard.revenue.thisMonth', defaultMessage: 'This month' },
  lastMonth: { id: 'dashboard.revenue.lastMonth', defaultMessage: 'Previous month' },
  orders: { id: 'dashboard.orders', defaultMessage: 'Product orders' },
  finished: { id: 'dashboard.orders.finished', defaultMessage: 'Finished' },
  pending: { id: 'dashboard.orders.pending', defaultMessage: 'Pending' },
  rejected: { id: 'dashboard.orders.rejected', defaultMessage: 'Rejected' },
  devices: { id: 'dashboard.devices', defaultMessage: 'Sessions by device' },
  desktop: { id: 'dashboard.devices.desktop', defaultMessage: 'Desktop' },
  mobile: { id: 'dashboard.devices.phone', defaultMessage: 'Mobile' },
  tablet: { id: 'dashboard.devices.tablet', defaultMessage: 'Tablet' },
  customers: { id: 'dashboard.customers', defaultMessage: 'Customers' },
  newCustomers: { id: 'dashboard.customers.new', defaultMessage: 'New' },
  returningCustomers: { id: 'dashboard.customers.returning', defaultMessage: 'Returning' },
  referredCustomers: { id: 'dashboard.customers.referred', defaultMessage: 'Referrals' },
});
