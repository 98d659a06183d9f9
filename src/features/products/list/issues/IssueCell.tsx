import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '#ui/commonMessages';
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

/** The number of a product's issues. A button opens their list, which is loaded when the pointer is over the button. */
export function IssueCell({ product, href }: IssueCellProps) {
  const { formatMessage, formatList } = useIntl();
  const styles = useStyles();
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void loadPopover().catch(() => undefined);
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
  const trigger = (
    <button
      {...look}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <IssuePopover productId={product.id} href={href} button={look} />
    </Suspense>
  );
}
