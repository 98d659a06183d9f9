import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useRefreshUser } from '#graphql/backEnd';
import { getErrorCode, getErrorMessage } from '#graphql/errors';
import { usePreferences } from '#preferences/preferencesContext';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { Notice } from '#ui/state/Notice';
import { useToast } from '#ui/state/useToast';
import { noView, readListLayout } from '#ui/table/listLayout';
import { messages } from './messages';
import { useOpensWithView } from './useOpensWithView';
import { useOpenView } from './useOpenView';
import type { ViewDialogName } from './ViewDialogs';
import { ViewMenu } from './ViewMenu';
import { useViewsQuery, useViewUpdateMutation, type ViewPartsFragment } from './Views.generated';
import type { ListViewsProps } from './viewableList';
import { readSettings } from './viewSettings';

const ViewDialogs = lazy(() => import('./ViewDialogs').then((module) => ({ default: module.ViewDialogs })));

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  tabs: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  // Many tabs scroll or wrap beside the menu, and scroll from the fourth row on. The padding is the margin of the tabs.
  tabList: {
    minWidth: 0,
    maxHeight: '132px',
    overflowY: 'auto',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalM})`,
    paddingInline: tokens.spacingHorizontalM,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
});

/** Time in milliseconds after a change of the records before views are counted again. */
const countDelayMs = 1000;

/** Calls the function when the records of a page change, but not when another page is shown. */
function useRecount({ data, table }: ListViewsProps['query'], search: string, recount: () => void): void {
  const last = useRef({ search, data });
  const isSettled = data !== undefined && !table.isLoading;
  useEffect(() => {
    if (!isSettled) return;
    const isChanged = last.current.search === search && last.current.data !== data;
    last.current = { search, data };
    if (!isChanged) return;
    const timer = setTimeout(recount, countDelayMs);
    return () => clearTimeout(timer);
  }, [search, data, isSettled, recount]);
}

/** Scrolls a list and the boxes in it to an element. `scrollIntoView` could also scroll the page. */
function scrollWithin(list: Element, element: Element): void {
  for (let box = element.parentElement; box && list.contains(box); box = box.parentElement) {
    const frame = box.getBoundingClientRect();
    const place = element.getBoundingClientRect();
    box.scrollLeft += Math.min(0, place.left - frame.left) || Math.max(0, place.right - frame.right);
    box.scrollTop += Math.min(0, place.top - frame.top) || Math.max(0, place.bottom - frame.bottom);
  }
}

interface ViewBarProps extends ListViewsProps {
  /** Called when there is no view to open the list with. */
  onNone: () => void;
}

/** Opens, saves, and manages the views of a list. */
export function ViewBar({ viewable, query, total, onNone }: ViewBarProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const { search } = useLocation();
  const { preferences } = usePreferences();
  const { list, catalogId = null, tableId } = viewable;
  const { data, error, loading, refetch } = useViewsQuery({
    variables: { list, catalogId },
    fetchPolicy: 'cache-and-network',
  });
  const views = data?.views;
  const allLabel = formatMessage(messages[list]);
  const params = new URLSearchParams(search);
  const settings = readSettings(viewable, params, readListLayout(tableId, params, preferences));
  const opensWithView = useOpensWithView(viewable);
  const { view, missing, isDirty, getBase, setBase, show } = useOpenView(viewable, views, settings);
  const [dialog, setDialog] = useState<{ name: ViewDialogName; isOpen: boolean } | null>(null);
  const [update, { loading: isSaving }] = useViewUpdateMutation();
  const recount = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useRecount(query, search, recount);

  const save = async (changed: ViewPartsFragment) => {
    try {
      const input = { id: changed.id, updatedAt: getBase() ?? null, settings };
      const saved = (await update({ variables: { input } })).data?.updateView.view;
      if (saved) setBase(saved);
      toast.success(formatMessage(messages.saved));
    } catch (failure) {
      toast.error(formatMessage(messages.notSaved), getErrorMessage(failure, intl));
      // The message names the other person, so that saving again is a decision.
      if (getErrorCode(failure) === 'CONFLICT') {
        const latest = (await refetch()).data?.views.find(({ id }) => id === changed.id);
        if (latest) setBase(latest);
      }
    }
  };

  const tabs = (views ?? []).filter(({ id, isPinned }) => isPinned || id === view?.id);
  const place = view ? tabs.indexOf(view) + 1 : 0;
  const tabList = useRef<HTMLDivElement>(null);
  const lastPlace = useRef(0);
  // On a phone, the tabs scroll. A new tab of Fluent is marked as selected only later. At first, the first tab is in view;
  // measuring it would lay out the page.
  useEffect(() => {
    const tab = tabList.current?.querySelectorAll('[role="tab"]')[place];
    if (tab && place !== lastPlace.current) scrollWithin(tabList.current!, tab);
    lastPlace.current = place;
  }, [place]);
  const isNone = view === undefined && missing === null;
  const hasDefault = views?.some(({ isDefault }) => isDefault);
  const isFailed = error !== undefined && views === undefined;
  const isUnopened = isFailed || missing === 'linked' || (hasDefault === false && search === '');
  useEffect(() => {
    if (isUnopened) onNone();
  });
  const refreshUser = useRefreshUser();
  const isOutdated = hasDefault !== undefined && hasDefault !== opensWithView;
  useEffect(() => {
    if (isOutdated) refreshUser();
  }, [isOutdated, refreshUser]);
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.tabs}>
          <div ref={tabList} className={styles.tabList}>
            <UrlTabs
              label={formatMessage(messages.views)}
              value={view?.id ?? (missing === 'open' ? '' : noView)}
              tabs={[
                { value: noView, label: allLabel },
                ...tabs.map(({ id, name, count: counted }) => {
                  const count = (id === view?.id && !isDirty ? total : undefined) ?? counted;
                  return { value: id, label: name, ...(count !== null && { count }) };
                }),
              ]}
              onChange={(id) => {
                if (id !== view?.id) show(views?.find((each) => each.id === id) ?? null);
              }}
            />
          </div>
          <ViewMenu
            views={views ?? []}
            view={view}
            isDirty={isDirty}
            onSave={save}
            onShow={show}
            onDialog={(name) => setDialog({ name, isOpen: true })}
          />
        </div>
        <div className={styles.actions}>
          {isFailed && (
            <>
              <span className={styles.note}>{formatMessage(messages.loadFailed)}</span>
              <Button size="small" onClick={recount}>
                {formatMessage(messages.retry)}
              </Button>
            </>
          )}
          <span role="status" className={styles.note}>
            {isDirty && formatMessage(messages.dirty)}
          </span>
          {view && isDirty && view.isEditable && (
            <Button size="small" appearance="primary" disabledFocusable={isSaving} onClick={() => void save(view)}>
              {formatMessage(messages.save)}
            </Button>
          )}
          {(isDirty || (isNone && views && settings.filters && settings.filters.length > 0)) && (
            <Button size="small" onClick={() => setDialog({ name: 'create', isOpen: true })}>
              {formatMessage(isDirty ? messages.saveAs : messages.saveView)}
            </Button>
          )}
        </div>
      </div>
      {missing && !loading && (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={() => show(null)}>
              {allLabel}
            </Button>
          }
        >
          {formatMessage(missing === 'open' ? messages.gone : messages.notFound)}
        </Notice>
      )}
      {view?.fault && (
        <Notice tone="warning">{formatMessage(messages.fault, { name: view.name, fault: view.fault })}</Notice>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <ViewDialogs
            {...dialog}
            viewable={viewable}
            view={view}
            settings={settings}
            onShow={show}
            onSaved={setBase}
            onClose={() => setDialog({ ...dialog, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  );
}
