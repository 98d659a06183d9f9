import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { NativeSelect } from '#ui/control/NativeSelect';
import { SearchField } from '#ui/filter/SearchField';
import { ViewToggle } from '../parts/ViewToggle';
import { windowMessages } from './windowMessages';
import { sorts, type WindowListState } from './windowParams';

const useStyles = makeStyles({
  count: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, flexGrow: 1, minWidth: '96px' },
});

export interface WindowToolsProps {
  state: WindowListState;
  /** undefined while unknown. */
  total: number | undefined;
  onChange: (changes: Partial<WindowListState>) => void;
}

/** Search, number of products, sort order, and the choice between grid and list. */
export function WindowTools({ state, total, onChange }: WindowToolsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const search = useCallback((q: string) => onChange({ q, page: 1 }), [onChange]);
  return (
    <>
      <SearchField label={formatMessage(windowMessages.search)} value={state.q} onChange={search} />
      <span role="status" className={styles.count}>
        {total !== undefined && formatMessage(windowMessages.found, { count: total })}
      </span>
      <NativeSelect
        aria-label={formatMessage(windowMessages.sort)}
        value={state.sort}
        onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value), page: 1 })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {formatMessage(windowMessages[sort])}
          </option>
        ))}
      </NativeSelect>
      <ViewToggle isList={state.view === 'list'} onChange={(isList) => onChange({ view: isList ? 'list' : 'grid' })} />
    </>
  );
}
