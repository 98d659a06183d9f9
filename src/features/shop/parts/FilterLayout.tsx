import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { narrowMedia, narrowQuery } from '#ui/layout/sideColumn';
import { listMessages } from '#ui/table/listMessages';
import { partMessages } from './partMessages';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    width: '100%',
    maxWidth: '2000px',
    [narrowMedia]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  filters: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  main: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
  },
  footer: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface FilterLayoutProps {
  /** Filter groups, from top to bottom. */
  filters: ReactNode;
  /** The number of filters that are set. */
  setCount: number;
  /** The number of products found; undefined while unknown. */
  total: number | undefined;
  /** Search, sort order and view, above the products. */
  tools: ReactNode;
  onClear: () => void;
  /** The products. */
  children: ReactNode;
}

/** A list of products beside its filters. In a narrow window, a button opens the filters in a drawer. */
export function FilterLayout({ filters, setCount, total, tools, onClear, children }: FilterLayoutProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isNarrow = useMediaQuery(narrowQuery);
  const [isOpen, setIsOpen] = useState(false);
  const label = formatMessage(partMessages.filters);
  const filtersRef = useRef<HTMLDivElement>(null);
  const clearAll = () => {
    onClear();
    // The button disappears with the filters.
    filtersRef.current?.querySelector('input')?.focus();
  };
  const clear = setCount > 0 && <Button onClick={clearAll}>{formatMessage(listMessages.clearFilters)}</Button>;
  return (
    <div className={styles.columns}>
      {!isNarrow && (
        <section ref={filtersRef} aria-label={label} className={styles.filters}>
          {filters}
          {clear}
        </section>
      )}
      <div className={styles.main}>
        <div className={styles.tools}>
          {isNarrow && (
            <Button icon={<Filter20Regular />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {setCount > 0 ? formatMessage(partMessages.filtersSet, { count: setCount }) : label}
            </Button>
          )}
          {tools}
        </div>
        {children}
      </div>
      {isNarrow && (
        <SideDrawer
          isOpen={isOpen}
          title={label}
          size="small"
          footer={
            <div className={styles.footer}>
              <Button appearance="primary" onClick={() => setIsOpen(false)}>
                {formatMessage(partMessages.showResults, { count: total ?? 0 })}
              </Button>
              {clear}
            </div>
          }
          onClose={() => setIsOpen(false)}
        >
          <div ref={filtersRef} className={styles.filters}>
            {filters}
          </div>
        </SideDrawer>
      )}
    </div>
  );
}
