import { useCallback, useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { HistoryContext } from './historyContext';
import { useNavigate } from './navigation';
import type { UrlParam } from './urlParams';

/** The parameters of a screen by name. Declare them once, outside the component. */
export type UrlParams<State> = { readonly [Name in keyof State]: UrlParam<State[Name]> };

/** The state that parameters have. */
export type UrlStateOf<Params> = {
  -readonly [Name in keyof Params]: Params[Name] extends UrlParam<infer Value> ? Value : never;
};

/** Changes some parameters. The history entry is replaced, or pushed if the Back button should undo the step. */
export type SetUrlState<State> = (changes: Partial<State>, options?: { push?: boolean }) => void;

const getNames = <State extends object>(params: UrlParams<State>): (keyof State & string)[] =>
  Object.keys(params) as (keyof State & string)[];

/** Parses the state from the search of a URL. */
export function readUrlState<State extends object>(params: UrlParams<State>, search: URLSearchParams): State {
  const read = <Name extends keyof State & string>(name: Name): State[Name] => {
    const text = search.get(name);
    return (text === null ? undefined : params[name].parse(text)) ?? params[name].initial;
  };
  return Object.fromEntries(getNames(params).map((name) => [name, read(name)])) as State;
}

/** The search with some parameters changed. Default values are omitted, and unknown parameters are kept. */
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
  getNames(params).forEach(write);
  return next;
}

/**
 * State that is stored in the URL: `const [state, setState] = useUrlState(listParams)` with `const listParams = {
 * ...urlPage, q: urlText() }` outside the component. Code that changes the search criteria must also set `page: 1`.
 */
export function useUrlState<State extends object>(params: UrlParams<State>): [State, SetUrlState<State>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const history = useContext(HistoryContext);
  const state = useMemo(() => readUrlState(params, new URLSearchParams(search)), [params, search]);
  const setState = useCallback<SetUrlState<State>>(
    (changes, { push = false } = {}) => {
      // Uses the current URL instead of the last rendered one, so that two changes in a row both apply.
      const current = new URLSearchParams(history?.get().location.search);
      navigate(`?${writeUrlState(params, current, changes)}`, { replace: !push });
    },
    [params, navigate, history],
  );
  return [state, setState];
}
