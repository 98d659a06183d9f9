import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { NativeSelect } from '../NativeSelect';
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
  // The number of rows moves it: it shows when that is known.
  unknown: { visibility: 'hidden' },
  group: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  flipped: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const sizes = [10, 25, 50, 100];

/** Which rows are shown of how many, the way to other pages, and how many rows a page has. */
export function Pagination({ page, perPage, total, onChange, label }: TablePage & { label: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const selectId = useId();
  const pages = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const first = Math.min((page - 1) * perPage + 1, total ?? 0);
  const last = Math.min(page * perPage, total ?? 0);
  const isPast = total !== undefined && page > pages;
  return (
    <nav
      className={mergeClasses(styles.bar, total === undefined && styles.unknown)}
      aria-label={formatMessage(messages.pagination, { table: label })}
    >
      <span role="status" dir="auto">
        {total !== undefined && formatMessage(messages.range, { first, last, total })}
      </span>
      <div className={styles.group}>
        <label htmlFor={selectId}>{formatMessage(messages.perPage)}</label>
        <NativeSelect
          id={selectId}
          isSmall
          value={String(perPage)}
          onChange={(event) => onChange({ page: 1, perPage: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NativeSelect>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronLeft20Regular className={styles.flipped} />}
          aria-label={formatMessage(messages.previousPage)}
          disabledFocusable={page <= 1}
          onClick={() => onChange({ page: isPast ? pages : page - 1, perPage })}
        />
        <span>{formatMessage(messages.pageOf, { page, pages })}</span>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronRight20Regular className={styles.flipped} />}
          aria-label={formatMessage(messages.nextPage)}
          disabledFocusable={page >= pages}
          onClick={() => onChange({ page: page + 1, perPage })}
        />
      </div>
    </nav>
  );
}
