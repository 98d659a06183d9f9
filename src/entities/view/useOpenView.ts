import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { ViewSettingsInput } from '#graphql/types.generated';
import { useNavigate } from '#routing/navigation';
import { readUrlState } from '#routing/useUrlState';
import { layoutParams, noView } from '#ui/table/listLayout';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';
import type { ViewPartsFragment } from './Views.generated';
import { linkParams, type ViewableList } from './viewableList';
import { isAsSaved, toViewSearch } from './viewSettings';

/** The view that is open in the URL of a list. */
export interface OpenView {
  /** undefined if none is open, and if it is not among the views. */
  view: ViewPartsFragment | undefined;
  /** ID of a view that is not among those of the list, in the URL or in a link; null without one. */
  missing: 'open' | 'linked' | null;
  isDirty: boolean;
  /** `View.updatedAt` of what the shown settings are based on. */
  getBase: () => string | undefined;
  /** Says that they are based on the view as it is now. */
  setBase: (view: ViewPartsFragment) => void;
  /** Shows the view as it is saved; the list without a view for null. */
  show: (view: ViewPartsFragment | null) => void;
}

/**
 * Finds the view in the URL among those of the list, and opens the one of a link, or the default one. Follows changes
 * that others make to it while nothing is changed here.
 */
export function useOpenView(
  viewable: ViewableList,
  views: readonly ViewPartsFragment[] | undefined,
  settings: ViewSettingsInput,
): OpenView {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const { view: id } = readUrlState(layoutParams, params);
  const { open } = readUrlState(linkParams, params);
  const isNone = id === '' || id === noView;
  const view = isNone ? undefined : views?.find((each) => each.id === id);
  const linked = views?.find((each) => each.id === open);
  const standard = views?.find(({ isDefault }) => isDefault);
  const isEntered = useRef(false);
  const base = useRef<ViewPartsFragment>(undefined);

  const go = (next: ViewPartsFragment | null, replace: boolean) => {
    base.current = next ?? undefined;
    const target = next ? toViewSearch(viewable, next) : new URLSearchParams(standard && { view: noView });
    for (const name of viewable.kept ?? []) if (params.has(name)) target.set(name, params.get(name)!);
    navigate(`?${target}`, { replace });
  };

  // Before the list is painted without the view.
  useLayoutEffect(() => {
    const isFirst = !isEntered.current;
    if (views) isEntered.current = true;
    const next = linked ?? (isFirst && search === '' ? standard : undefined);
    if (next) go(next, true);
  });

  useEffect(() => {
    if (!view) return;
    const former = base.current?.id === view.id ? base.current : undefined;
    if (!former) base.current = view;
    else if (former.updatedAt !== view.updatedAt && isAsSaved(viewable, former, settings)) {
      base.current = view;
      if (isAsSaved(viewable, view, settings)) return;
      go(view, true);
      toast.info(formatMessage(messages.changed, { name: view.updatedBy }));
    }
  });

  return {
    view,
    missing: !views ? null : open !== '' && !linked ? 'linked' : !isNone && !view ? 'open' : null,
    isDirty: view !== undefined && !isAsSaved(viewable, view, settings),
    getBase: () => base.current?.updatedAt,
    setBase: (next) => {
      base.current = next;
    },
    show: (next) => go(next, false),
  };
}
