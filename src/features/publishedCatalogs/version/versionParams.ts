import type { DiffKind } from '#graphql/types.generated';
import { urlChoice, urlText } from '#routing/urlParams';
import type { UrlParams } from '#routing/useUrlState';
import { diffParams } from '../diff/diffParams';

const dialogs = ['rollback', 'withdraw'] as const;

/** A dialog about a version. */
export type VersionDialog = (typeof dialogs)[number];

const tabs = ['products', 'changes'] as const;

/** The URL state of a version's page. */
export interface VersionState {
  tab: (typeof tabs)[number];
  q: string;
  /** The sales channel of the prices; empty for those for all channels. */
  channel: string;
  /** Id of the version that the changes are compared with; empty for the previous one. */
  before: string;
  kind: DiffKind | null;
  page: number;
  perPage: number;
  /** SKU of the open product; empty for none. */
  product: string;
  dialog: VersionDialog | null;
}

/** URL parameters of a version's page. */
export const versionParams: UrlParams<VersionState> = {
  ...diffParams,
  tab: urlChoice(tabs, 'products'),
  q: urlText(),
  channel: urlText(),
  before: urlText(),
  product: urlText(),
  dialog: urlChoice(dialogs),
};
