import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useChannelChoices } from '#entities/channel/useChannelChoices';
import { languageName } from '#i18n/languageName';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import { noCategory } from '#entities/catalog/noCategory';
import { restoreFocus } from '#ui/state/returnFocus';
import { countChips } from '../../core/list/where/where';
import { filterMessages } from '../filterMessages';
import { listMessages } from '../listMessages';
import type { ProductListState } from '../../core/list/productListParams';
import { messages as productMessages } from '../../messages';
import { useIssueLabelQuery } from './ColumnChoices.generated';
import { columnMessages as messages } from './columnMessages';
import type { ProductFiltersProps } from '../ProductSelects';
import { FilterChip } from './FilterChip';

const ConditionChips = lazy(() =>
  import('../where/ConditionChips').then((module) => ({ default: module.ConditionChips })),
);
const WhereFault = lazy(() => import('../where/WhereFault').then((module) => ({ default: module.WhereFault })));

const useStyles = makeStyles({
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** Returns a function that says what a range asks for; one of its ends can be empty. */
function useRangeText(): (from: string, to: string) => string {
  const { formatMessage } = useIntl();
  return (from, to) => {
    if (from && to) return formatMessage(messages.chipBetween, { from, to });
    return from ? formatMessage(messages.chipFrom, { from }) : formatMessage(messages.chipTo, { to });
  };
}

export interface FilterChipsProps extends Pick<
  ProductFiltersProps,
  'catalogId' | 'catalog' | 'state' | 'matches' | 'onChange'
> {
  /** Whether the toolbar shows none of them, so that the language, channel, status, and category are here, too. */
  isWhole: boolean;
  /** Called before the last one is removed, with which the list of them goes. */
  onLast?: () => void;
}

/**
 * The filters of the product list that its toolbar does not show, each with a button that removes it.
 */
export function FilterChips({ catalogId, catalog, state, matches, isWhole, onLast, onChange }: FilterChipsProps) {
  const { formatMessage, formatNumber, formatList, locale: userLocale } = useIntl();
  const between = useRangeText();
  const styles = useStyles();
  const families = useFamilyChoices();
  const { toLabel } = useChannelChoices();
  const { data: issueData } = useIssueLabelQuery({ variables: { code: state.issue }, skip: state.issue === '' });
  const listRef = useRef<HTMLUListElement>(null);
  /** The position of the chip that was removed, until the focus has moved to the one that took its place. */
  const removedRef = useRef<number | null>(null);
  const { where } = matches;
  const family = families.find(({ code }) => code === state.family);

  const chips: { key: string; filter: string; without: Partial<ProductListState> }[] = [];
  const add = (key: keyof ProductListState, field: string, value: string, without: Partial<ProductListState>) =>
    chips.push({ key, filter: formatMessage(messages.chip, { field, value }), without });
  const { priceMin, priceMax } = state;
  if (isWhole && state.locale) {
    add('locale', formatMessage(messages.language), languageName(state.locale, userLocale), { locale: '' });
  }
  if (isWhole && state.channel)
    add('channel', formatMessage(messages.channel), toLabel(state.channel), { channel: '' });
  if (isWhole && state.status) {
    add('status', formatMessage(listMessages.status), formatMessage(productMessages[state.status]), { status: null });
  }
  if (isWhole && state.category) {
    const value = state.category === noCategory ? formatMessage(listMessages.noCategory) : state.category;
    add('category', formatMessage(listMessages.category), value, { category: '' });
  }
  if (state.brand) add('brand', formatMessage(listMessages.brand), state.brand, { brand: '' });
  if (state.issues) {
    add('issues', formatMessage(listMessages.issues), formatMessage(filterMessages[state.issues]), { issues: null });
  }
  if (state.grade) {
    add('grade', formatMessage(listMessages.quality), formatMessage(filterMessages.grade, { grade: state.grade }), {
      grade: null,
    });
  }
  if (priceMin !== null || priceMax !== null) {
    const show = (amount: number | null) => (amount === null ? '' : formatNumber(amount));
    const value = between(show(priceMin), show(priceMax));
    const price = formatMessage(listMessages.price);
    // Prices are compared in the first of these that a product has a price in.
    const currency = formatList(catalog?.currencies ?? [], { type: 'disjunction' });
    const field = currency ? formatMessage(messages.inCurrency, { field: price, currency }) : price;
    add('priceMin', field, value, { priceMin: null, priceMax: null });
  }
  if (state.untranslated) {
    const value = languageName(state.untranslated, userLocale);
    add('untranslated', formatMessage(messages.untranslated), value, { untranslated: '' });
  }
  if (state.complete) {
    const value = formatMessage(state.complete === 'yes' ? messages.complete : messages.incomplete);
    add('complete', formatMessage(messages.completeness), value, { complete: null });
  }
  if (state.family) {
    const value = family ? attributeLabel(family.labels, userLocale) : state.family;
    add('family', formatMessage(messages.family), value, { family: '' });
  }
  if (state.issue) {
    add('issue', formatMessage(messages.issue), issueData?.issueLabel ?? state.issue, { issue: '' });
  }
  const count = chips.length + countChips(where);
  const remove = (place: number, without: Partial<ProductListState>) => {
    removedRef.current = place;
    if (count === 1) onLast?.();
    onChange({ ...without, page: 1 });
  };
  useEffect(() => {
    if (removedRef.current === null) return;
    const button = [...(listRef.current?.querySelectorAll('button') ?? [])].at(Math.min(removedRef.current, count - 1));
    removedRef.current = null;
    if (button) button.focus();
    else restoreFocus();
  }, [count]);
  return (
    <>
      {where.fault && (
        <Suspense fallback={null}>
          <WhereFault fault={where.fault} onRemove={() => onChange({ where: '', page: 1 })} />
        </Suspense>
      )}
      {count > 0 && (
        <ul ref={listRef} className={styles.chips} aria-label={formatMessage(messages.chips)}>
          {chips.map(({ key, filter, without }, place) => (
            <FilterChip key={key} filter={filter} onRemove={() => remove(place, without)} />
          ))}
          {where.tree && (
            <Suspense fallback={null}>
              <ConditionChips
                catalogId={catalogId}
                where={where}
                error={matches.table.error}
                onRemove={(at, text) => remove(chips.length + at, { where: text })}
              />
            </Suspense>
          )}
        </ul>
      )}
    </>
  );
}
