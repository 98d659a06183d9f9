import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { mirrored } from '../layout/mirrored';
import { listMessages } from './listMessages';
import { NativeSelect } from '../control/NativeSelect';
import { PageField } from './PageField';
import type { TablePage } from './tableTypes';

const useStyles = makeStyles({
  bar: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    minHeight: '32px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  // The number of rows changes its position, so it is shown once that is known.
  unknown: { visibility: 'hidden' },
  whole: { position: 'absolute', clipPath: 'inset(50%)' },
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
  },
  flipped: mirrored,
});

/** From this number of pages on, any of them can be opened by its number. */
const manyPages = 20;

const sizes = [10, 25, 50, 100];

export interface PaginationProps extends TablePage {
  /** What is listed, for screen readers. */
  label: string;
  /** Whether the page size can be changed. */
  hasSizes?: boolean;
}

/**
 * The range and number of rows, navigation to other pages, and the page size. Hidden if one page holds all rows, but
 * screen readers still get the number.
 */
export function Pagination({ page, perPage, total, onChange, label, hasSizes = true }: PaginationProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const selectId = useId();
  const pages = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const first = Math.min((page - 1) * perPage + 1, total ?? 0);
  const last = Math.min(page * perPage, total ?? 0);
  // Keeps the focus in the page size select after it was changed here.
  const [isInUse, setIsInUse] = useState(false);
  const isWhole = total !== undefined && total <= perPage && page === 1 && !isInUse;
  const isPast = total !== undefined && page > pages;
  return (
    <div className={mergeClasses(!isWhole && styles.bar, total === undefined && styles.unknown)}>
      <span role="status" dir="auto" className={isWhole ? styles.whole : undefined}>
        {total !== undefined && !isPast && formatMessage(listMessages.range, { first, last, total })}
      </span>
      {!isWhole && (
        <nav
          data-unprinted=""
          className={styles.group}
          aria-label={formatMessage(listMessages.pagination, { table: label })}
        >
          {pages >= manyPages && <PageField pages={pages} onGo={(next) => onChange({ page: next, perPage })} />}
          {hasSizes && (
            <>
              <label htmlFor={selectId}>{formatMessage(listMessages.perPage)}</label>
              <NativeSelect
                id={selectId}
                isSmall
                value={String(perPage)}
                onChange={(event) => {
                  setIsInUse(true);
                  onChange({ page: 1, perPage: Number(event.target.value) });
                }}
              >
                {sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </NativeSelect>
            </>
          )}
          <Button
            size="small"
            appearance="subtle"
            icon={<ChevronLeft20Regular className={styles.flipped} />}
            aria-label={formatMessage(listMessages.previousPage)}
            disabledFocusable={page <= 1}
            onClick={() => onChange({ page: isPast ? pages : page - 1, perPage })}
          />
          {!isPast && <span>{formatMessage(listMessages.pageOf, { page, pages })}</span>}
          <Button
            size="small"
            appearance="subtle"
            icon={<ChevronRight20Regular className={styles.flipped} />}
            aria-label={formatMessage(listMessages.nextPage)}
            disabledFocusable={page >= pages}
            onClick={() => onChange({ page: page + 1, perPage })}
          />
        </nav>
      )}
    </div>
  );
}
