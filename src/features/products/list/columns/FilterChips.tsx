import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useChannelChoices } from '#entities/channel/useChannelChoices';
import { languageName } from '#i18n/languageName';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import { noCategory } from '#entities/catalog/noCategory';
import { restoreFocus } from '#ui/state/returnFocus';
import { parseConditions, type Condition } from '../../core/list/conditions';
import { filterMessages } from '../filterMessages';
import { listMessages } from '../listMessages';
import type { ProductListState } from '../../core/list/productListParams';
import { messages as productMessages } from '../../messages';
import { useIssueLabelQuery } from './ColumnChoices.generated';
import { columnMessages as messages } from './columnMessages';
import { formatConditions } from './formatConditions';
import type { MoreFilterFieldsProps } from './MoreFilterFields';
import { findAttribute, useAttributeGroups, type AttributeChoice } from './useAttributeGroups';

const useStyles = makeStyles({
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: { maxWidth: '100%' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Returns a function that says what a range asks for; one of its ends can be empty. */
function useRangeText(): (from: string, to: string) => string {
  const { formatMessage } = useIntl();
  return (from, to) => {
    if (from && to) return formatMessage(messages.chipBetween, { from, to });
    return from ? formatMessage(messages.chipFrom, { from }) : formatMessage(messages.chipTo, { to });
  };
}

/** Returns a function that says what a condition asks for. */
function useConditionText(): (condition: Condition, attribute: AttributeChoice) => string {
  const { formatMessage, formatNumber, formatDate, formatList, locale } = useIntl();
  const between = useRangeText();
  return ({ operator, values }, { definition }) => {
    const [first = '', second = '', unit] = values;
    switch (operator) {
      case 'contains':
        return formatMessage(messages.chipContains, { text: first });
      case 'options': {
        const labels = values.map((code) => {
          const option = definition?.options.find((one) => one.code === code);
          return option ? attributeLabel(option.labels, locale) : code;
        });
        return formatList(labels, { type: 'disjunction' });
      }
      case 'range': {
        const show = (text: string) => text && `${formatNumber(Number(text))}${unit ? ` ${unit}` : ''}`;
        return between(show(first), show(second));
      }
      case 'dates': {
        const show = (text: string) => text && formatDate(text, { dateStyle: 'medium', timeZone: 'UTC' });
        return between(show(first), show(second));
      }
      case 'is':
        return formatMessage(first === 'yes' ? messages.chipIsYes : messages.chipIsNo);
      default:
        return formatMessage(first === 'yes' ? messages.chipHasYes : messages.chipHasNo);
    }
  };
}

export interface FilterChipsProps extends MoreFilterFieldsProps {
  /** Whether the toolbar shows none of them, so that the language, channel, status, and category are here, too. */
  isWhole: boolean;
}

/**
 * The filters of the product list that its toolbar does not show, each with a button that removes it.
 */
export function FilterChips({ state, isWhole, onChange }: FilterChipsProps) {
  const { formatMessage, formatNumber, locale: userLocale } = useIntl();
  const between = useRangeText();
  const styles = useStyles();
  const groups = useAttributeGroups();
  const families = useFamilyChoices();
  const { toLabel } = useChannelChoices();
  const getText = useConditionText();
  const { data: issueData } = useIssueLabelQuery({ variables: { code: state.issue }, skip: state.issue === '' });
  const listRef = useRef<HTMLUListElement>(null);
  /** The position of the chip that was removed, until the focus has moved to the one that took its place. */
  const removedRef = useRef<number | null>(null);
  const conditions = parseConditions(state.where);
  const family = families.find(({ code }) => code === state.family);

  const chips: { key: string; field: string; value: string; without: Partial<ProductListState> }[] = [];
  const add = (key: keyof ProductListState, field: string, value: string, without: Partial<ProductListState>) =>
    chips.push({ key, field, value, without });
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
    add('priceMin', formatMessage(listMessages.price), value, { priceMin: null, priceMax: null });
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
  conditions.forEach((condition, at) => {
    const attribute = findAttribute(groups, condition.attribute);
    const where = formatConditions(conditions.toSpliced(at, 1));
    chips.push({
      key: `where ${at}`,
      field: attribute.label,
      value: getText(condition, attribute),
      without: { where },
    });
  });
  const count = chips.length;
  useEffect(() => {
    if (removedRef.current === null) return;
    const button = [...(listRef.current?.querySelectorAll('button') ?? [])].at(Math.min(removedRef.current, count - 1));
    removedRef.current = null;
    if (button) button.focus();
    else restoreFocus();
  }, [count]);
  if (count === 0) return null;
  return (
    <ul ref={listRef} className={styles.chips} aria-label={formatMessage(messages.chips)}>
      {chips.map(({ key, field, value, without }, place) => {
        const filter = formatMessage(messages.chip, { field, value });
        return (
          <li key={key} className={styles.chip}>
            <Button
              size="small"
              shape="circular"
              className={styles.chip}
              icon={<Dismiss12Regular />}
              iconPosition="after"
              aria-label={formatMessage(messages.removeChip, { filter })}
              title={filter}
              onClick={() => {
                removedRef.current = place;
                onChange({ ...without, page: 1 });
              }}
            >
              <span className={styles.text} dir="auto">
                {filter}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
