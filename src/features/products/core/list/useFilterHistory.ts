import { useCallback, useContext, useRef } from 'react';
import { HistoryContext } from '#routing/historyContext';
import type { SetUrlState } from '#routing/useUrlState';
import type { ProductListState } from './productListParams';

/**
 * Returns a function that changes filters so that Back leads to those before. What is typed is changed with `push: false`:
 * all changes of the same filter, one after another, are one entry of the history.
 */
export function useFilterHistory(onChange: SetUrlState<ProductListState>): SetUrlState<ProductListState> {
  const history = useContext(HistoryContext);
  /** The filters that were typed last, and the search of the URL since then. */
  const typedRef = useRef({ names: '', search: '' });
  return useCallback(
    (changes, { push = true } = {}) => {
      const getSearch = () => history?.get().location.search ?? '';
      const names = Object.keys(changes).join();
      const typed = typedRef.current;
      const isSame = !push && typed.names === names && typed.search === getSearch();
      onChange(changes, { push: !isSame });
      typedRef.current = push ? { names: '', search: '' } : { names, search: getSearch() };
    },
    [onChange, history],
  );
}
