import { useCallback, useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { HistoryContext } from './historyContext';
import { useNavigate } from './navigation';
import type { UrlParam } from './urlParams';

/** The parameters of a screen by name. Declare it once, outside the component. */
export type UrlParams<State> = { readonly [Name in keyof State]: UrlParam<State[Name]> };

/** Changes some parameters; the address is replaced, or pushed when going back should undo the step. */
export type SetUrlState<State> = (changes: Partial<State>, options?: { push?: boolean }) => void;

const namesOf = <State extends object>(params: UrlParams<State>): (keyof State & string)[] =>
  Object.keys(params) as (keyof State & string)[];

/** What an address's search says, by the parameters' own reading. */
export function readUrlState<State extends object>(params: UrlParams<State>, search: URLSearchParams): State {
  const read = <Name extends keyof State & string>(name: Name): State[Name] => {
    const text = search.get(name);
    return (text === null ? undefined : params[name].parse(text)) ?? params[name].initial;
  };
  return Object.fromEntries(namesOf(params).map((name) => [name, read(name)])) as State;
}

/** The search with some parameters changed; what has its initial value is left out, what is not ours stays. */
export function writeUrlState<State extends object>(
  params: UrlParams<State>,
  search: URLSearchParams,
  changes: Partial<State>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const write = <Name extends keyof State & string>(name: Name) => {
    const value = changes[name];
    if (value === undefined) return;
    const { format, initial } = params[name];
    const text = format(value);
    if (text === format(initial)) next.delete(name);
    else next.set(name, text);
  };
  namesOf(params).forEach(write);
  return next;
}

/**
 * State that lives in the address:
 * `const [state, setState] = useUrlState(listParams)` with `const listParams = { ...urlPage, q: urlText() }` outside.
 * Whoever changes what is searched for also sets `page: 1`.
 */
export function useUrlState<State extends object>(params: UrlParams<State>): [State, SetUrlState<State>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const history = useContext(HistoryContext);
  const state = useMemo(() => readUrlState(params, new URLSearchParams(search)), [params, search]);
  const setState = useCallback<SetUrlState<State>>(
    (changes, { push = false } = {}) => {
      // Of the address as it is now, not as it was drawn last: two changes in a row both count.
      const current = new URLSearchParams(history?.get().location.search);
      navigate(`?${writeUrlState(params, current, changes)}`, { replace: !push });
    },
    [params, navigate, history],
  );
  return [state, setState];
}
