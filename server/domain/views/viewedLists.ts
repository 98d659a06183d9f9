import { ROLE_NAMES } from '../../records/auth';
import { DomainError } from '../../errors';
import { INVOICE_STATUSES } from '../../records/invoices';
import { say } from '../../records/sentence';
import { USER_STATUSES } from '../../records/users';
import type { ViewRecord } from '../../records/views';
import type {
  InvoiceBalance,
  InvoiceSort,
  JobSort,
  JobStatus,
  JobType,
  PlanCode,
  VersionStatus,
  UserSort,
  ViewedList,
} from '../../types.generated';
import type { DomainContext } from '../context';
import { listInvoices } from '../invoices/invoiceList';
import { listJobs } from '../jobs/listJobs';
import { publishedCatalogs } from '../publishedCatalogs/publishedCatalogList';
import { listUsers } from '../users/userList';
import type { ListOfViews } from './listOfViews';
import { PRODUCTS } from './productView';

const JOB_TYPES: readonly JobType[] = ['IMPORT', 'VALIDATE', 'PUBLISH', 'EXPORT', 'BULK_EDIT', 'ROLLBACK', 'CLONE'];

const JOB_STATUSES: readonly JobStatus[] = [
  'PENDING',
  'RUNNING',
  'PAUSED',
  'CANCELING',
  'CANCELED',
  'COMPLETED',
  'COMPLETED_WITH_ISSUES',
  'FAILED',
];

const VERSION_STATUSES: readonly VersionStatus[] = ['CURRENT', 'SUPERSEDED', 'WITHDRAWN', 'FAILED'];
const BALANCES: readonly InvoiceBalance[] = ['OPEN', 'SETTLED'];
const PLANS: readonly PlanCode[] = ['BASIC', 'STANDARD', 'ENTERPRISE'];

/** Returns the value of an enum for the word that is stored: PAST_DUE for `Past Due`. */
const toName = (word: string) => word.toUpperCase().replaceAll(' ', '_');

/** The stored words by the values of the enum. */
const byName = <Word extends string>(words: readonly Word[]) => new Map(words.map((word) => [toName(word), word]));

const invoiceStatuses = byName(INVOICE_STATUSES);
const userStatuses = byName(USER_STATUSES);

/** Returns the values of the filters by their names. */
const getFilters = ({ settings }: ViewRecord): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(settings.filters.map(({ name, value }) => [name, value]));

/** Throws INVALID if the view is about a catalog that was deleted. */
const assertCatalog = async ({ store }: Pick<DomainContext, 'store'>, view: ViewRecord): Promise<void> => {
  const { catalogId } = getFilters(view);
  if (catalogId !== undefined && !(await store.get('catalogs', catalogId)))
    throw new DomainError('INVALID', say`The catalog no longer exists.`);
};

/** The lists that have views. */
export const VIEWED_LISTS: Readonly<Record<ViewedList, ListOfViews>> = {
  PRODUCTS,
  JOBS: {
    subject: 'Job',
    filters: { q: {}, type: { values: JOB_TYPES }, status: { values: JOB_STATUSES }, catalogId: {} },
    sorts: ['CREATED_AT', 'TYPE', 'STATUS'] satisfies JobSort[],
    count: async (ctx, view) => {
      const { q, type, status, catalogId } = getFilters(view);
      const input = { q, type: type as JobType | undefined, status: status as JobStatus | undefined, catalogId };
      return (await listJobs(ctx, input)).totalDocs;
    },
    assertKnown: assertCatalog,
  },
  PUBLISHED_CATALOGS: {
    subject: 'PublishedCatalog',
    filters: { q: {}, catalogId: {}, status: { values: VERSION_STATUSES } },
    sorts: [],
    count: async (ctx, view) => {
      const { q, catalogId, status } = getFilters(view);
      const input = { q, catalogId, status: status as VersionStatus | undefined };
      return (await publishedCatalogs(ctx, input)).totalDocs;
    },
    assertKnown: assertCatalog,
  },
  INVOICES: {
    subject: 'Invoice',
    filters: { q: {}, status: { values: [...invoiceStatuses.keys()] }, balance: { values: BALANCES } },
    sorts: ['ID', 'CLIENT', 'ISSUED_DATE', 'DUE_DATE', 'TOTAL', 'BALANCE', 'STATUS'] satisfies InvoiceSort[],
    count: async (ctx, view) => {
      const { q, status = '', balance } = getFilters(view);
      const input = { q, status: invoiceStatuses.get(status), balance: balance as InvoiceBalance | undefined };
      return (await listInvoices(ctx, input)).totalDocs;
    },
  },
  USERS: {
    subject: 'User',
    filters: {
      q: {},
      role: { values: ROLE_NAMES },
      plan: { values: PLANS },
      status: { values: [...userStatuses.keys()] },
    },
    sorts: ['FULL_NAME', 'EMAIL', 'ROLE', 'PLAN', 'STATUS', 'ADDED'] satisfies UserSort[],
    count: async (ctx, view) => {
      const { q, role, plan, status = '' } = getFilters(view);
      const input = { q, role, plan: plan as PlanCode | undefined, status: userStatuses.get(status) };
      return (await listUsers(ctx, input)).totalDocs;
    },
  },
};
