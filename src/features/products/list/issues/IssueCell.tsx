import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '#ui/commonMessages';
import { LazyPopup } from '#ui/menu/LazyPopup';
import { IssueSummary } from '../../core/issues/IssueSummary';
import { messages } from '../../messages';
import type { ProductRowFragment } from '../ProductList.generated';

const loadPopover = () => import('./IssuePopover').then((module) => ({ default: module.IssuePopover }));
const IssuePopover = lazy(loadPopover);

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    minWidth: '24px',
    minHeight: '24px',
    paddingInline: tokens.spacingHorizontalXXS,
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXXS})`,
    alignItems: 'center',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

export interface IssueCellProps {
  product: Pick<ProductRowFragment, 'id' | 'issueCounts'>;
  /** URL of the product's page. */
  href: string;
}

/** The number of a product's issues. A button opens their list. */
export function IssueCell({ product, href }: IssueCellProps) {
  const { formatMessage, formatList } = useIntl();
  const styles = useStyles();
  const { error, warning, info } = product.issueCounts;
  if (error + warning + info === 0) return null;
  const counted = [
    error > 0 && formatMessage(commonMessages.errorCount, { count: error }),
    warning > 0 && formatMessage(commonMessages.warningCount, { count: warning }),
    info > 0 && formatMessage(messages.infoCount, { count: info }),
  ];
  const look = {
    className: styles.button,
    'aria-label': formatList(counted.filter((text) => text !== false)),
    children: <IssueSummary counts={product.issueCounts} />,
  };
  return (
    <LazyPopup kind="dialog" button={<button {...look} type="button" />} load={loadPopover}>
      {() => <IssuePopover productId={product.id} href={href} button={look} />}
    </LazyPopup>
  );
}
